package io.petteia.model.definition;

import io.petteia.model.GameModel.Setup;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position as somebody describes it: what is null, or not among the entries, is as at the start of the game.
 *
 * @param phase where play is entered; null: at the beginning
 * @param mover the player who has the first turn, -1 if nobody says
 * @param terrain by site
 * @param laid by site
 * @param pieces all that stand, in the order in which they are placed
 * @param at the instruction at which the program stands, within a turn; -1: where a turn begins
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
        int at) {

    /** As the game begins. */
    public static final Position START = new Position(null, -1, null, null, null, List.of(), List.of(), null, -1);

    /** Those whose sites are known, then those whose sites are terms, so many on each site. */
    public record Pieces(List<Standing> standing, List<Setup> setup) {}

    /** @param keys the values of the variable's keys: numbers, or ordinals of members */
    public record Entry(Variable variable, int[] keys, Term value) {}

    /** @param player whose pile, -1 if it is not per player; @param cards their ordinals, the top first */
    public record Cards(Pile pile, int player, int[] cards) {}
}
