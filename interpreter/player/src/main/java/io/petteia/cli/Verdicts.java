package io.petteia.cli;

import io.petteia.agents.solve.Worth;
import io.petteia.game.State;
import org.jspecify.annotations.Nullable;

/** Says what a value for the first player means. */
final class Verdicts {
    private final State state;
    private final Worth worth;

    Verdicts(State state, Worth worth) {
        this.state = state;
        this.worth = worth;
    }

    String kind(int value) {
        return worth == Worth.SCORE
                ? "score"
                : value == 0 ? "draw" : state.game().model().seated() == 1 && value < 0 ? "loss" : "win";
    }

    @Nullable
    String winner(int value) {
        if (value == 0) return null;
        return value < 0 && state.game().model().seated() == 1 ? null : name(value > 0 ? 0 : 1);
    }

    String name(int person) {
        return state.game().model().players().member(person);
    }

    /** @param distance null where it is not known or means nothing */
    String text(int value, @Nullable Integer distance) {
        String in = distance == null || distance == 0 ? "" : " in " + Plural.of(distance, "move");
        String winner = winner(value);
        if (winner == null) return value == 0 ? "a draw" : "lost" + in;
        String by = worth == Worth.SCORE || Math.abs(value) > 1 ? " by " + Math.abs(value) : "";
        return winner + " wins" + by + in;
    }
}
