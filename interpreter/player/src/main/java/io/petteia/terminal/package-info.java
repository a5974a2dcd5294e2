/** Playing in a terminal. */
@NullMarked
package io.petteia.terminal;

import org.jspecify.annotations.NullMarked;
