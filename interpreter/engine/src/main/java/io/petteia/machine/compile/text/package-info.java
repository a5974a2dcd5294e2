/** The Java text under way: the class, a method, its loops and branches, the places of the position that it holds in variables. */
@NullMarked
package io.petteia.machine.compile.text;

import org.jspecify.annotations.NullMarked;
