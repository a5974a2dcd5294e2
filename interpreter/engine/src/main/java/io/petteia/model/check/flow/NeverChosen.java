package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** Branches that no values of the options reach. What is known of the options on the way to a branch is kept in mind. */
final class NeverChosen {
    private final WholeGame game;
    private final OptionValues values;

    NeverChosen(WholeGame game) {
        this.game = game;
        this.values = new OptionValues(game);
    }

    void tell() {
        for (Block body : game.bodies()) block(body, List.of());
        for (Define define : game.defines()) if (define.isChecked()) terms(define.value(), List.of());
    }

    private void block(Block block, List<OptionValues.Known> known) {
        for (Action action : block.actions()) {
            if (action instanceof Action.If branches) {
                branches(branches, known);
                continue;
            }
            if (action instanceof Action.Require require
                    && !values.isPossible(values.with(known, require.condition(), true))) {
                never(require.condition().span(), "this condition never holds");
            }
            Inside.children(action, child -> below(child, known));
        }
    }

    private void below(Object node, List<OptionValues.Known> known) {
        if (node instanceof Block block) block(block, known);
        else if (node instanceof Term term) terms(term, known);
        else Inside.children(node, child -> below(child, known));
    }

    private void branches(Action.If action, List<OptionValues.Known> outer) {
        List<OptionValues.Known> known = new ArrayList<>(outer);
        for (Action.Branch branch : action.branches()) {
            terms(branch.condition(), known);
            List<OptionValues.Known> inside = values.with(known, branch.condition(), true);
            if (values.isPossible(inside)) block(branch.body(), inside);
            else never(branch.condition().span(), "this condition never holds");
            known = values.with(known, branch.condition(), false);
        }
        Block otherwise = action.otherwise();
        if (otherwise == null) return;
        if (values.isPossible(known)) block(otherwise, known);
        else never(head(otherwise), "what stands behind `else` is never reached");
    }

    private void terms(Term term, List<OptionValues.Known> known) {
        if (!(term instanceof Term.Conditional choice)) {
            Inside.children(term, child -> below(child, known));
            return;
        }
        terms(choice.condition(), known);
        List<OptionValues.Known> holds = values.with(known, choice.condition(), true);
        List<OptionValues.Known> fails = values.with(known, choice.condition(), false);
        if (values.isPossible(holds)) terms(choice.then(), holds);
        else never(choice.condition().span(), "this condition never holds");
        if (values.isPossible(fails)) terms(choice.otherwise(), fails);
        else never(choice.otherwise().span(), "what stands behind `else` is never reached");
    }

    private static Span head(Block block) {
        return Deeds.head(
                block.actions().isEmpty()
                        ? block.span()
                        : block.actions().get(0).span());
    }

    private void never(Span span, String message) {
        game.tellIdle(Diagnostic.error("never-chosen", span, message + ", whatever the options")
                .expected("something that some value of the options allows"));
    }
}
