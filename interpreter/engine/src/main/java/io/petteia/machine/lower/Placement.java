package io.petteia.machine.lower;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Local;

/** Places all locals that a block binds, before any of its statements is lowered. */
final class Placement {
    private final Lowering all;

    Placement(Lowering all) {
        this.all = all;
    }

    void place(Block block) {
        for (Action action : block.actions()) place(action);
    }

    private void place(Action action) {
        if (action instanceof Action.Choose a) place(a.binder());
        else if (action instanceof Action.ChooseSome a) all.place(a.local());
        else if (action instanceof Action.Roll a) all.place(a.local());
        else if (action instanceof Action.SetLocal a) all.place(a.local());
        else if (action instanceof Action.Take a) all.place(a.local());
        else if (action instanceof Action.CallRule a) {
            if (a.result() != null) all.place(a.result());
        } else if (action instanceof Action.CallHook a) {
            if (a.result() != null) all.place(a.result());
        } else if (action instanceof Action.Either a) a.alternatives().forEach(x -> place(x.body()));
        else if (action instanceof Action.Optionally a) place(a.body());
        else if (action instanceof Action.Prefer a) a.alternatives().forEach(this::place);
        else if (action instanceof Action.If a) {
            a.branches().forEach(b -> place(b.body()));
            if (a.otherwise() != null) place(a.otherwise());
        } else if (action instanceof Action.ForEach a) {
            place(a.binder());
            place(a.body());
        } else if (action instanceof Action.Chain a) place(a.body());
        else if (action instanceof Action.RepeatTimes a) place(a.body());
        else if (action instanceof Action.RepeatUntil a) place(a.body());
        else if (action instanceof Action.Turns a) place(a.body());
        else if (action instanceof Action.Round a) place(a.body());
        else if (action instanceof Action.As a) place(a.body());
        else if (action instanceof Action.Simultaneously a) place(a.body());
        else if (action instanceof Action.Phase a) place(a.body());
    }

    private void place(Binder binder) {
        all.place(binder.local());
        for (Local capture : binder.captures()) all.place(capture);
    }
}
