/** A rulebook made of a definition: what there is from its data, what players do from its rules. */
@NullMarked
package io.petteia.terminal.rulebook;

import org.jspecify.annotations.NullMarked;
