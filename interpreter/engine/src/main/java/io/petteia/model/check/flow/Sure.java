package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Rule;

/** Whether statements are possible in every position: nothing in them must be chosen out of a set that may be empty, and nothing is refused. */
final class Sure {
    private Sure() {}

    /** To the end of the block, or to the first boundary in it. */
    static boolean isSure(Block block) {
        for (Action action : block.actions()) {
            if (Deeds.isEnding(action) || Deeds.isBoundary(action) || leaves(action)) return true;
            if (!isSure(action)) return false;
        }
        return true;
    }

    private static boolean leaves(Action action) {
        return action instanceof Action.Stop || action instanceof Action.Return;
    }

    private static boolean isSure(Action action) {
        if (action instanceof Action.Choose
                || action instanceof Action.ChooseSome
                || action instanceof Action.Require) {
            return false;
        }
        if (action instanceof Action.Either either) {
            return either.alternatives().stream().anyMatch(alternative -> isSure(alternative.body()));
        }
        if (action instanceof Action.Prefer prefer) {
            return isSure(prefer.alternatives().get(prefer.alternatives().size() - 1));
        }
        if (action instanceof Action.Optionally || action instanceof Action.Chain chain && !chain.atLeastOnce()) {
            return true;
        }
        for (Rule rule : Reached.rules(action)) if (!isSure(rule.body())) return false;
        for (Block inner : Reached.blocks(action)) if (!isSure(inner)) return false;
        return true;
    }
}
