/** Game, State, Move, View and Record: what everything else uses. */
@NullMarked
package io.petteia.game;

import org.jspecify.annotations.NullMarked;
