package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Term;

/** A hook with effects is called as a statement of its own, or for its value alone: inside an expression nobody could say when it acts. */
final class ActingHooks {
    private final WholeGame game;

    ActingHooks(WholeGame game) {
        this.game = game;
    }

    void tell() {
        for (Define define : game.defines()) if (define.isChecked()) look(define.value());
        for (Block body : game.bodies()) look(body);
    }

    private void look(Object node) {
        Object inner = node;
        if (node instanceof Action.SetLocal set && whole(set.value()) instanceof Term.HookCall call) inner = call;
        else if (node instanceof Action.Assign assign && whole(assign.value()) instanceof Term.HookCall call)
            inner = call;
        else if (node instanceof Term.HookCall call && !call.hook().pure()) {
            String name = call.hook().name();
            game.tell()
                    .accept(Diagnostic.error(
                                    "hook-in-expression",
                                    call.span(),
                                    "the hook `" + name + "` has effects and cannot act inside an expression")
                            .expected("a value without effects")
                            .suggest("call it first: `let x = " + name
                                    + "(…)`; or declare it `pure` if it changes nothing")
                            .related(call.hook().span(), "declared here"));
        }
        Inside.children(inner, this::look);
    }

    private static Term whole(Term value) {
        return value instanceof Term.AsSet set ? set.of() : value;
    }
}
