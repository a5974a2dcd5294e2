package io.petteia.model.definition;

import io.petteia.model.GameModel.Setup;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position as somebody describes it: what is null, or not among the entries, is as at the start of the game.
 *
 * @param phase where play is entered; null: at the beginning
 * @param mover the player who has the first turn, -1 if nobody says
 * @param terrain by site
 * @param laid by site
 * @param pieces all that stand, in the order in which they are placed
 * @param control turns, seats, and where in a turn the game stands
 * @param prepare statements that run on the position, before play begins
 */
public record Position(
        @Nullable String phase,
        int mover,
        int @Nullable [] terrain,
        boolean @Nullable [] laid,
        @Nullable Pieces pieces,
        List<Entry> entries,
        List<Cards> piles,
        @Nullable Rule prepare,
        Control control) {

    /** As the game begins. */
    public static final Position START =
            new Position(null, -1, null, null, null, List.of(), List.of(), null, Control.START);

    /**
     * @param turn how many turns have begun
     * @param passes how many turns in a row have passed
     * @param next the player whose turn is next by {@code next turn}, -1 for the usual one
     * @param out those who have lost, in that order
     * @param swapped whether the persons have changed places
     * @param at where within a turn the program stands, as the engine writes it; -1: where a turn begins
     * @param locals the locals that are in use there, as the engine writes them: words by number and name
     */
    public record Control(
            int turn,
            int passes,
            int next,
            List<Integer> out,
            boolean swapped,
            int at,
            Map<String, List<Long>> locals) {
        public static final Control START = new Control(0, 0, -1, List.of(), false, -1, Map.of());

        /** Where a turn begins, behind so many others. */
        static Control atTurn(int turn) {
            return new Control(turn, 0, -1, List.of(), false, -1, Map.of());
        }
    }

    /** Those whose sites are known, then those whose sites are terms, so many on each site. */
    public record Pieces(List<Standing> standing, List<Setup> setup) {}

    /** @param keys the values of the variable's keys: numbers, or ordinals of members */
    public record Entry(Variable variable, int[] keys, Term value) {}

    /** @param player whose pile, -1 if it is not per player; @param cards their ordinals, the top first */
    public record Cards(Pile pile, int player, int[] cards) {}
}
