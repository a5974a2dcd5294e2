/** Boards as text and as SVG, of every shape that the language has. */
@NullMarked
package io.petteia.terminal.picture;

import org.jspecify.annotations.NullMarked;
