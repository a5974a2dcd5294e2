package io.petteia.playtest;

import java.util.Map;

/**
 * A program written by hand for one game, against which the game's definition is measured. Twins are found by a {@link java.util.ServiceLoader}; those of this
 * project lie among its tests. A twin has one position, that of its last playout, and belongs to one thread.
 */
public interface Twin {
    /** The name of the definition that has the same rules. */
    String game();

    /** The options with which it has them; what is not named is as usual. */
    default Map<String, String> options() {
        return Map.of();
    }

    /** Plays a whole game at random, each legal move as likely as the others. @return the moves played, without those that pass */
    int playout();

    /** The number of sequences of so many legal moves from the start; games that end earlier are not counted. */
    long perft(int depth);

    /** Bytes that a copy of a position would take, without lists of moves. */
    int stateBytes();
}
