/** Syntax trees: what authors wrote, unresolved, with places. */
@NullMarked
package io.petteia.grammar.syntax;

import org.jspecify.annotations.NullMarked;
