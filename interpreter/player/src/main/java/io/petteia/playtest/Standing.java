package io.petteia.playtest;

import io.petteia.game.Result;

/** How often a colour or a person won, lost and drew, and what it came to on average. */
public final class Standing {
    private long wins;
    private long losses;
    private long draws;
    private double utility;
    private double taken;

    /** @param first how many share the first place */
    void add(Result.Outcome outcome, int first) {
        switch (outcome.kind()) {
            case WIN -> wins++;
            case LOSS -> losses++;
            case DRAW -> draws++;
        }
        utility += outcome.utility();
        if (outcome.kind() != Result.Kind.LOSS && outcome.rank() == 1)
            taken += first > 1 ? 1.0 / first : outcome.kind() == Result.Kind.WIN ? 1 : 0.5;
    }

    void addAll(Standing other) {
        wins += other.wins;
        losses += other.losses;
        draws += other.draws;
        utility += other.utility;
        taken += other.taken;
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

    public long games() {
        return wins + losses + draws;
    }

    public double meanUtility() {
        return games() == 0 ? 0 : utility / games();
    }

    /** Of one point a game, which those who come first share. Alone a draw is half of it. */
    public Share share() {
        return new Share(taken, games());
    }
}
