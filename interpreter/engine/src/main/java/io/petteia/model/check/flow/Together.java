package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;

/**
 * Inside {@code simultaneously} each chooses on the position as it was, and what was chosen is acted out later on another: a {@code require} behind an
 * effect would ask twice and be heard once.
 */
final class Together {
    private final WholeGame game;

    Together(WholeGame game) {
        this.game = game;
    }

    void tell(Block body) {
        block(body, false);
    }

    /** Whether an effect may have happened when the block is through. */
    private boolean block(Block block, boolean changed) {
        boolean now = changed;
        for (Action action : block.actions()) now = action(action, now);
        return now;
    }

    private boolean action(Action action, boolean changed) {
        if (action instanceof Action.Require && changed) {
            game.tell()
                    .accept(Diagnostic.error(
                                    "require-behind-effect",
                                    Deeds.head(action.span()),
                                    "inside `simultaneously` nothing can be refused once something has changed")
                            .expected("`require` before the effects"));
        }
        boolean now = changed || Deeds.isEffect(action);
        boolean after = now;
        for (Block inner : Reached.blocks(action)) after |= block(inner, now);
        for (Rule rule : Reached.rules(action)) after |= block(rule.body(), now);
        return after;
    }
}
