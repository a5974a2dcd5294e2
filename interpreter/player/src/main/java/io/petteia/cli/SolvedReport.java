package io.petteia.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came of solving a game, for people and for programs. */
interface SolvedReport {
    List<String> lines();

    Form form();

    /**
     * @param method {@code table} or {@code proof}
     * @param outcome {@code win}, {@code draw}, {@code score}, or {@code unknown} if the limits were reached or a proof did not succeed
     * @param winner who wins with best play
     * @param value what the end is worth to the first player: the stakes of a win, or the difference of scores
     * @param distance moves until the end that is forced
     * @param positions how many were looked at
     * @param ends positions in which the game is over
     * @param cyclic whether positions can come again, so that neither need let the game end
     * @param best moves that keep the value; of a proof those that are known to
     */
    record Form(
            int petteia,
            String command,
            String game,
            String method,
            String outcome,
            @Nullable String winner,
            @Nullable Integer value,
            @Nullable Integer distance,
            long positions,
            @Nullable Integer ends,
            @Nullable Boolean cyclic,
            List<String> best,
            @Nullable List<Branch> moves) {}

    /** A move and what it comes to, as in {@link Form}. */
    record Branch(
            String move,
            String outcome,
            @Nullable String winner,
            int value,
            @Nullable Integer distance) {}
}
