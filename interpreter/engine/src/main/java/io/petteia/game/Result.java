package io.petteia.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param outcomes by colour (player ordinal), seated players only
 * @param persons by person (the seat in which he sat down): the colour he holds at the end; they part when seats were swapped
 * @param why in the author's words, null if he gave none
 */
public record Result(
        List<Outcome> outcomes,
        List<Integer> persons,
        @Nullable String why) {

    /**
     * @param rank 1 for the first; shared by those who tie
     * @param utility 1 for a sole winner, -1 for a loser, 0 for a draw; between them for ranks shared or in the middle; multiplied by the stakes
     * @param score what {@code rank by} counted, null otherwise
     */
    public record Outcome(
            int player,
            Kind kind,
            int rank,
            double utility,
            @Nullable Integer score) {}

    public enum Kind {
        WIN,
        LOSS,
        DRAW
    }

    /** The sole winner's colour, -1 if there is none or more than one. */
    public int winner() {
        List<Outcome> winners =
                outcomes.stream().filter(o -> o.kind() == Kind.WIN).toList();
        return winners.size() == 1 ? winners.get(0).player() : -1;
    }
}
