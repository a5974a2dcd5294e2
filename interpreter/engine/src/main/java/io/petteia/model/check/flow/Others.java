package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether a player named at a place is surely another than the one who chooses there. Of a parameter nobody knows. */
final class Others {
    private final Set<Local> runners = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Local, Term> lets = new IdentityHashMap<>();

    /** Locals that run over players are each of them in turn; a {@code let} is what it was set to. */
    void learn(Action action) {
        if (action instanceof Action.ForEach each) runners.add(each.binder().local());
        if (action instanceof Action.SetLocal set) lets.putIfAbsent(set.local(), set.value());
    }

    /** @param acting whom an {@code as} round the place names, null without one */
    boolean contains(@Nullable Term owner, @Nullable Term acting) {
        Term player = settled(owner);
        if (player instanceof Term.FactRead fact) return fact.fact() == Term.Fact.OPPONENT;
        if (player instanceof Term.LocalRead read) {
            boolean himself = settled(acting) instanceof Term.LocalRead who && who.local() == read.local();
            return !himself && runners.contains(read.local());
        }
        return player instanceof Term.Call call
                && (call.function() == Term.Function.AFTER || call.function() == Term.Function.BEFORE)
                && settled(call.arguments().get(0)) instanceof Term.FactRead;
    }

    private @Nullable Term settled(@Nullable Term player) {
        if (!(player instanceof Term.LocalRead read)) return player;
        Term value = lets.get(read.local());
        return value instanceof Term.FactRead || value instanceof Term.Call ? value : player;
    }
}
