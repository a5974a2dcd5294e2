/** Random play as Java: moves drawn and carried out with no way back, or listed as rows to draw from. */
@NullMarked
package io.petteia.machine.compile.playout;

import org.jspecify.annotations.NullMarked;
