package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import io.petteia.model.checked.Whenever;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What may not stand in some places, in called rules neither: choices in {@code whenever}, boundaries and endings where several ways are compared or acted out. */
final class Forbidden {
    private final WholeGame game;

    Forbidden(WholeGame game) {
        this.game = game;
    }

    void tell() {
        for (Whenever whenever : game.whenevers()) {
            forbid(
                    whenever.body(),
                    Deeds::isChoice,
                    "choice-in-whenever",
                    "`whenever` acts by itself: nobody can be asked here",
                    "effects and endings");
            forbid(
                    whenever.body(),
                    Deeds::isBoundary,
                    "boundary-in-whenever",
                    "`whenever` runs inside an effect: no decision can end here",
                    "effects and endings");
        }
        for (Block body : game.bodies()) Inside.actions(body, this::action);
    }

    private void action(Action action) {
        if (action instanceof Action.Simultaneously together) {
            Block body = together.body();
            String why = "all decide on one position, and act afterwards";
            forbid(
                    body,
                    Forbidden::endsDecision,
                    "boundary-in-simultaneously",
                    why + ": no decision can end inside",
                    "choices and effects");
            forbid(
                    body,
                    Deeds::isEnding,
                    "ending-in-simultaneously",
                    why + ": the game cannot end inside",
                    "an ending behind the block");
            new Together(game).tell(body);
        }
        if (action instanceof Action.Prefer prefer && !prefer.ranking().isEmpty()) {
            Block first = prefer.alternatives().get(0);
            String why = "all ways through are compared at their ends";
            forbid(
                    first,
                    Forbidden::endsDecision,
                    "boundary-in-prefer",
                    why + ": no decision can end inside",
                    "a part without boundary before `by`");
            forbid(
                    first,
                    Deeds::isEnding,
                    "ending-in-prefer",
                    why + ": the game cannot end inside",
                    "an ending behind `prefer`");
        }
    }

    /** A boundary, also one because another than the mover chooses. */
    private static boolean endsDecision(Action action) {
        if (Deeds.isBoundary(action)) return true;
        if (!(action instanceof Action.As as)
                || as.player() instanceof Term.FactRead fact && fact.fact() == Term.Fact.MOVER) return false;
        boolean[] chooses = {false};
        Reached.actions(as.body(), inner -> chooses[0] |= Deeds.isChoice(inner));
        return chooses[0];
    }

    private void forbid(Block body, Predicate<Action> what, String code, String message, String expected) {
        for (Action action : body.actions()) forbid(action, what, code, message, expected);
    }

    /** Told at the statement inside the body; if a called rule does it, there is pointed at too. */
    private void forbid(Action action, Predicate<Action> what, String code, String message, String expected) {
        if (what.test(action)) {
            game.tell()
                    .accept(Diagnostic.error(code, Deeds.head(action.span()), message)
                            .expected(expected));
            return;
        }
        for (Rule rule : Reached.rules(action)) {
            Span deep = deep(rule.body(), what);
            if (deep == null) continue;
            Diagnostic told =
                    Diagnostic.error(code, Deeds.head(action.span()), message).expected(expected);
            game.tell().accept(told.related(Deeds.head(deep), "here it happens, in `" + rule.name() + "`"));
            return;
        }
        for (Block inner : Reached.blocks(action)) forbid(inner, what, code, message, expected);
    }

    private static @Nullable Span deep(Block body, Predicate<Action> what) {
        List<Span> found = new java.util.ArrayList<>();
        Reached.actions(body, action -> {
            if (what.test(action)) found.add(action.span());
        });
        return found.isEmpty() ? null : found.get(0);
    }
}
