package io.petteia.agents.solve;

import io.petteia.game.State;

/** A game of a kind that is not solved here; the message says of which. */
public final class Unsolvable extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int MOST_PLAYERS = 2;

    private Unsolvable(String message) {
        super(message, null, false, false);
    }

    static Unsolvable chance() {
        return new Unsolvable("chance decides in it");
    }

    static void check(State start) {
        int players = start.game().model().seated();
        if (players > MOST_PLAYERS) throw new Unsolvable(players + " play it");
        if (start.game().rolls()) throw chance();
        if (start.game().hides()) throw new Unsolvable("not all may know everything in it");
        if (start.game().remembers())
            throw new Unsolvable("its rules ask how often a position stood; look for an option that leaves this out");
    }
}
