package io.petteia.web;

import io.petteia.game.View;
import io.petteia.game.Why;
import java.util.List;

/** One reason why a move is not legal. @param message in the author's words if he gave any @param statement that refuses */
record Refusal(String message, String statement, String file, int line) {
    /** All that refuse a move, as a player may know it. */
    static List<Refusal> of(View view, String notation) {
        return view.why(notation).stream().map(Refusal::of).toList();
    }

    private static Refusal of(Why.Refusal refusal) {
        return new Refusal(
                refusal.message(),
                refusal.statement(),
                refusal.span().source().name(),
                refusal.span().line());
    }
}
