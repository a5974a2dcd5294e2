package io.petteia.playtest;

import io.petteia.game.Result;

/** How often a colour or a person won, lost and drew, and what it came to on average. */
public final class Standing {
    private long wins;
    private long losses;
    private long draws;
    private double utility;

    void add(Result.Outcome outcome) {
        switch (outcome.kind()) {
            case WIN -> wins++;
            case LOSS -> losses++;
            case DRAW -> draws++;
        }
        utility += outcome.utility();
    }

    void addAll(Standing other) {
        wins += other.wins;
        losses += other.losses;
        draws += other.draws;
        utility += other.utility;
    }

    public long wins() {
        return wins;
    }

    public long losses() {
        return losses;
    }

    public long draws() {
        return draws;
    }

    public double meanUtility() {
        long games = wins + losses + draws;
        return games == 0 ? 0 : utility / games;
    }
}
