package io.petteia.model.checked;

import io.petteia.model.Board;

/** Where a pattern walks, or what joins neighbours. */
public sealed interface Directions {
    /** A named group, absolute or relative to the mover; a single direction is a group of one. */
    record Named(Board.DirectionGroup group) implements Directions {}

    /** A direction computed when the pattern is used: a local, {@code opposite(d)}. */
    record Computed(Term direction) implements Directions {}

    /** {@code leap(a, b)}: one step by (a, b) in all its turns and mirrorings. */
    record Leap(int a, int b) implements Directions {}
}
