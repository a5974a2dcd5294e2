package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import java.util.List;

/** A {@code prefer} whose last part may be impossible: then nothing at all can be done, and the game is stuck. */
final class LastResort {
    private final WholeGame game;

    LastResort(WholeGame game) {
        this.game = game;
    }

    void look(Action.Prefer prefer) {
        List<Block> alternatives = prefer.alternatives();
        Block last = alternatives.get(alternatives.size() - 1);
        if (isSure(last)) return;
        game.tell()
                .accept(Diagnostic.warning(
                                "no-last-resort",
                                Deeds.head(prefer.span()),
                                "the last part of this `prefer` may be impossible, and then nothing can be done")
                        .expected("a last part that is always possible")
                        .suggest("add `else pass`, or `else lose mover`"));
    }

    private boolean isSure(Block block) {
        for (Action action : block.actions()) {
            if (Deeds.isEnding(action) || Deeds.isBoundary(action)) return true;
            if (!isSure(action)) return false;
        }
        return true;
    }

    private boolean isSure(Action action) {
        if (action instanceof Action.Choose || action instanceof Action.ChooseSome || action instanceof Action.Require)
            return false;
        if (action instanceof Action.Either either)
            return either.alternatives().stream().anyMatch(a -> isSure(a.body()));
        if (action instanceof Action.Prefer prefer)
            return isSure(prefer.alternatives().get(prefer.alternatives().size() - 1));
        if (action instanceof Action.Optionally || action instanceof Action.Chain chain && !chain.atLeastOnce())
            return true;
        for (Rule rule : Reached.rules(action)) if (!isSure(rule.body())) return false;
        for (Block inner : Reached.blocks(action)) if (!isSure(inner)) return false;
        return true;
    }
}
