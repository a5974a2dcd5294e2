package io.petteia.machine.lower;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which rules are written out wherever they are called, so that it is known what follows their end: those of few statements, with the rules that they call. Not so turns and
 * phases, which a position names.
 */
final class ShortRules {
    private static final int MOST = 10;

    private ShortRules() {}

    static boolean isShort(Rule rule) {
        return left(rule.body(), MOST) >= 0;
    }

    /** How many statements more there may be. Below zero nothing is counted any further, since rules that call others twice would take for ever. */
    private static int left(@Nullable Block block, int before) {
        int left = before;
        if (block != null)
            for (Action action : block.actions()) {
                if (left < 0) break;
                left = left(action, left);
            }
        return left;
    }

    private static int left(Action action, int before) {
        if (action instanceof Action.Turns
                || action instanceof Action.Round
                || action instanceof Action.Simultaneously
                || action instanceof Action.Phase) return -1;
        int left = before - 1;
        for (Block block : blocks(action)) left = left(block, left);
        return action instanceof Action.If i ? left(i.otherwise(), left) : left;
    }

    private static List<Block> blocks(Action action) {
        if (action instanceof Action.CallRule a) return List.of(a.rule().body());
        if (action instanceof Action.If a)
            return a.branches().stream().map(Action.Branch::body).toList();
        if (action instanceof Action.Prefer a) return a.alternatives();
        if (action instanceof Action.Either a)
            return a.alternatives().stream().map(Action.Alternative::body).toList();
        if (action instanceof Action.Optionally a) return List.of(a.body());
        if (action instanceof Action.ForEach a) return List.of(a.body());
        if (action instanceof Action.Chain a) return List.of(a.body());
        if (action instanceof Action.RepeatTimes a) return List.of(a.body());
        if (action instanceof Action.RepeatUntil a) return List.of(a.body());
        if (action instanceof Action.As a) return List.of(a.body());
        return List.of();
    }
}
