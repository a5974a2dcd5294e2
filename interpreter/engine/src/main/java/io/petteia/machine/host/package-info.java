/** Calls hooks: shows them the position, and does to it what they may do. */
@NullMarked
package io.petteia.machine.host;

import org.jspecify.annotations.NullMarked;
