/** Expressions as Java: numbers, conditions, and sets as an expression for each of their words. */
@NullMarked
package io.petteia.machine.compile.term;

import org.jspecify.annotations.NullMarked;
