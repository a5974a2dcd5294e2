package io.petteia.agents.solve;

import java.util.function.LongConsumer;

/** Counts what a search looks at, tells how far it is now and then, and says when its limits are reached. */
final class Spending {
    private static final int OFTEN = 1 << 10;

    private final Limits limits;
    private final LongConsumer progress;
    private final long began = System.nanoTime();
    private long positions;
    private boolean spent;

    Spending(Limits limits, LongConsumer progress) {
        this.limits = limits;
        this.progress = progress;
    }

    /** One more position. @return whether it may still be looked at */
    boolean take() {
        if (positions >= limits.positions()) {
            spent = true;
            progress.accept(positions);
        }
        if (spent) return false;
        positions++;
        if (positions % OFTEN == 0) {
            progress.accept(positions);
            spent = System.nanoTime() - began >= limits.time().toNanos();
        }
        return true;
    }

    boolean isSpent() {
        return spent;
    }

    long positions() {
        return positions;
    }
}
