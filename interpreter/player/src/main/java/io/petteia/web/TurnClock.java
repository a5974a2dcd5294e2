package io.petteia.web;

import io.petteia.store.HostedGames.Ply;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How long whoever is to move has thought, and what is left to each. What counts is kept with the moves; the turn that runs begins anew with the process. */
final class TurnClock {
    private final Hosting.@Nullable Timing timing;
    private long turnBegan = System.nanoTime();

    /** @param timing null without clocks */
    TurnClock(Hosting.@Nullable Timing timing) {
        this.timing = timing;
    }

    void beginTurn() {
        turnBegan = System.nanoTime();
    }

    /** Milliseconds of the turn that runs. */
    long thought() {
        return (System.nanoTime() - turnBegan) / 1_000_000;
    }

    boolean runs() {
        return timing != null;
    }

    /** Milliseconds left to a person. @param runs whether it is his turn */
    long left(int person, List<Ply> plies, boolean runs) {
        if (timing == null) return Long.MAX_VALUE;
        long left = timing.base();
        for (Ply ply : plies) if (ply.person() == person) left += timing.increment() - ply.millis();
        return runs ? left - thought() : left;
    }
}
