package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Whether what stands behind a statement can ever be reached: it cannot behind {@code stop}, an ending, or a loop that nothing leaves. */
final class Completion {
    private final int players;
    private final Map<Rule, Boolean> rules = new IdentityHashMap<>();

    /** @param players how many there are at most: with two of them, {@code lose} ends the game */
    Completion(int players) {
        this.players = players;
    }

    boolean completes(Block block) {
        for (Action action : block.actions()) if (!completes(action)) return false;
        return true;
    }

    boolean completes(Action action) {
        if (action instanceof Action.Stop || action instanceof Action.Return || ends(action)) return false;
        if (action instanceof Action.If branches) return ofIf(branches);
        if (action instanceof Action.Either either)
            return either.alternatives().stream().anyMatch(a -> completes(a.body()));
        if (action instanceof Action.Prefer prefer) return anyCompletes(prefer.alternatives());
        if (action instanceof Action.As as) return completes(as.body());
        if (action instanceof Action.Phase phase) return completes(phase.body());
        if (action instanceof Action.Simultaneously together) return completes(together.body());
        if (action instanceof Action.RepeatUntil repeat) return repeat.until() != null || stops(repeat.body());
        if (action instanceof Action.Turns turns) return turns.until() != null || stops(turns.body());
        if (action instanceof Action.CallRule call) return comesBack(call.rule());
        return true;
    }

    private boolean ofIf(Action.If branches) {
        Block otherwise = branches.otherwise();
        if (otherwise == null || completes(otherwise)) return true;
        return branches.branches().stream().anyMatch(branch -> completes(branch.body()));
    }

    private boolean anyCompletes(List<Block> blocks) {
        return blocks.stream().anyMatch(this::completes);
    }

    /** Whether the action ends the game whenever it runs. */
    boolean ends(Action action) {
        return action instanceof Action.Win
                || action instanceof Action.Draw
                || action instanceof Action.Rank
                || action instanceof Action.Lose && players <= 2;
    }

    private boolean comesBack(Rule rule) {
        if (!rule.isChecked()) return true;
        Boolean known = rules.get(rule);
        if (known != null) return known;
        rules.put(rule, true);
        boolean back = completes(rule.body()) || returns(rule.body());
        rules.put(rule, back);
        return back;
    }

    static boolean returns(Block block) {
        boolean[] found = {false};
        Inside.actions(block, action -> found[0] |= action instanceof Action.Return);
        return found[0];
    }

    /** Whether a {@code stop} in the body leaves this loop, not one inside it. */
    static boolean stops(Block body) {
        for (Action action : body.actions()) {
            if (action instanceof Action.Stop) return true;
            if (isLoop(action)) continue;
            for (Block inner : Reached.blocks(action)) if (stops(inner)) return true;
        }
        return false;
    }

    private static boolean isLoop(Action action) {
        return action instanceof Action.ForEach
                || action instanceof Action.Chain
                || action instanceof Action.RepeatTimes
                || action instanceof Action.RepeatUntil
                || action instanceof Action.Turns
                || action instanceof Action.Round;
    }
}
