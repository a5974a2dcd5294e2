/** Boards of every shape: their sites, directions, groupings and where they are drawn. */
@NullMarked
package io.petteia.model.board;

import org.jspecify.annotations.NullMarked;
