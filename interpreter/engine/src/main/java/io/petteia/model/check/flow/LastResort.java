package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
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
        if (Sure.isSure(last)) return;
        game.tell()
                .accept(Diagnostic.warning(
                                "no-last-resort",
                                Deeds.head(prefer.span()),
                                "the last part of this `prefer` may be impossible, and then nothing can be done")
                        .expected("a last part that is always possible")
                        .suggest("add `else pass`, or `else lose mover`"));
    }
}
