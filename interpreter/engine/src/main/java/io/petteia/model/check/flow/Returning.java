package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** A rule whose value is used returns one on every way through it. */
final class Returning {
    private final WholeGame game;
    private final Completion completion;
    private final Set<Rule> told = Collections.newSetFromMap(new IdentityHashMap<>());

    Returning(WholeGame game) {
        this.game = game;
        this.completion = new Completion(game.names().players().size());
    }

    void tell() {
        for (Block body : game.bodies()) Inside.actions(body, this::look);
    }

    private void look(Action action) {
        if (!(action instanceof Action.CallRule call) || call.result() == null) return;
        Rule rule = call.rule();
        if (!rule.isChecked() || game.broken().test(rule) || !completion.completes(rule.body()) || !told.add(rule))
            return;
        game.tell()
                .accept(Diagnostic.error(
                                "missing-return",
                                rule.span(),
                                "`" + rule.name() + "` may end without `return`, but its value is used")
                        .expected("a `return` on every way to its end")
                        .related(Deeds.head(call.span()), "used here"));
    }
}
