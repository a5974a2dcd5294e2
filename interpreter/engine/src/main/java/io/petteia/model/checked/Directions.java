package io.petteia.model.checked;

import io.petteia.model.Board;
import org.jspecify.annotations.Nullable;

/** Where a pattern walks, or what joins neighbours. */
public sealed interface Directions {
    /** A named group, absolute or relative to the mover; a single direction is a group of one. */
    record Named(Board.DirectionGroup group) implements Directions {}

    /** A direction computed when the pattern is used: a local, {@code opposite(d)}. */
    record Computed(Term direction) implements Directions {}

    /**
     * {@code leap(a, b)}: by (a, b) in all its turns and mirrorings; {@code leap(a, b, forward)}: b steps that way, and a to either side of it.
     *
     * @param along which way the b steps go; null for every way
     * @param aside to which side the a steps go; null for both
     */
    record Leap(int a, int b, Board.@Nullable DirectionGroup along, Board.@Nullable DirectionGroup aside)
            implements Directions {}
}
