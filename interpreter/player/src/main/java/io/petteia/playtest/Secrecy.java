package io.petteia.playtest;

import io.petteia.game.Look;
import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** Whether a player sees what an expression reads. */
final class Secrecy {
    private final State state;
    private final View view;

    Secrecy(State state, int player) {
        this.state = state;
        this.view = state.view(player);
    }

    /** Null if the expression is neither a variable's entry nor a pile. */
    @Nullable
    Boolean sees(Term term) {
        if (term instanceof Term.VariableRead read) {
            int[] keys = read.index().stream().mapToInt(state::ask).toArray();
            return view.isVisible(read.variable(), keys);
        }
        if (term instanceof Term.PileCards cards) {
            int owner = cards.player() == null ? 0 : state.ask(cards.player());
            return !view.pile(cards.pile(), owner).contains(Look.HIDDEN);
        }
        return null;
    }
}
