package io.petteia.model.check.flow;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Loops of choices that make one move: one that uses nothing up goes on for ever, and one that records nothing is hard to tell apart. */
final class ChoiceLoops {
    private final WholeGame game;
    private final List<Block> recording = new ArrayList<>();

    ChoiceLoops(WholeGame game) {
        this.game = game;
        for (Block body : game.bodies()) if (some(body, Action.Record.class::isInstance)) recording.add(body);
    }

    void body(Block body) {
        Inside.actions(body, action -> {
            if (action instanceof Action.Chain chain) look(chain, chain.body(), body);
            if (action instanceof Action.RepeatUntil repeat) look(repeat, repeat.body(), body);
        });
    }

    private void look(Action loop, Block round, Block body) {
        boolean chooses = some(round, a -> a instanceof Action.Choose || a instanceof Action.ChooseSome);
        if (!chooses || some(round, a -> Deeds.isBoundary(a) || a instanceof Action.As)) return;
        if (!some(round, ChoiceLoops::usesUp)) {
            game.tell()
                    .accept(
                            Diagnostic.warning(
                                            "idle-loop",
                                            Deeds.head(loop.span()),
                                            "a player can go round this loop for ever: no round removes, places or counts anything")
                                    .suggest(
                                            "use `reach(…)` for what can be reached in many steps, keep a set of the sites visited, or `commit` each step"));
        } else if (!isRecorded(body)) {
            game.tell()
                    .accept(Diagnostic.warning(
                                    "no-text",
                                    Deeds.head(loop.span()),
                                    "this loop makes moves of many choices without a text of their own")
                            .suggest("say what the move is called: `record \"…\"`"));
        }
    }

    /** In the body itself or what it calls, or in a body that calls it. */
    private boolean isRecorded(Block body) {
        return recording.contains(body) || recording.stream().anyMatch(each -> calls(each, body));
    }

    private static boolean calls(Block caller, Block body) {
        boolean[] found = {false};
        Reached.actions(
                caller, action -> found[0] |= Reached.rules(action).stream().anyMatch(rule -> rule.body() == body));
        return found[0];
    }

    private static boolean some(Block block, Predicate<Action> what) {
        boolean[] found = {false};
        Reached.actions(block, action -> found[0] |= what.test(action));
        return found[0];
    }

    private static boolean usesUp(Action action) {
        if (action instanceof Action.SetLocal set) return grows(set.local(), set.value());
        return action instanceof Action.Place
                || action instanceof Action.Remove
                || action instanceof Action.Lay
                || action instanceof Action.Lift
                || action instanceof Action.Assign
                || action instanceof Action.Put
                || action instanceof Action.Deal
                || action instanceof Action.CallHook;
    }

    private static boolean grows(Local local, Term value) {
        boolean changed = value instanceof Term.Combine || value instanceof Term.Arithmetic;
        boolean[] itself = {false};
        Inside.walk(value, node -> itself[0] |= node instanceof Term.LocalRead read && read.local() == local);
        return changed && itself[0];
    }
}
