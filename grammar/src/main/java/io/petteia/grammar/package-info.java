/** Text to syntax trees with places, and diagnostics. */
@NullMarked
package io.petteia.grammar;

import org.jspecify.annotations.NullMarked;
