/** Sources, places in them, and what is told about them. */
@NullMarked
package io.petteia.grammar.text;

import org.jspecify.annotations.NullMarked;
