package io.petteia.model.check.flow;

import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The least public thing that a term reads. How many cards lie in a pile is plain to all, and so is what is revealed somewhere in the game. */
final class SecretTerms {
    private final Set<Variable> revealed;
    private final Map<Local, Secret> locals = new IdentityHashMap<>();

    SecretTerms(Set<Variable> revealed) {
        this.revealed = revealed;
    }

    /** Whether the local was not known to tell so much. */
    boolean learn(Local local, @Nullable Secret secret) {
        if (secret == null) return false;
        Secret before = locals.get(local);
        Secret worse = Secret.worse(before, secret);
        if (worse == null || before == worse) return false;
        locals.put(local, worse);
        return before == null || before.visibility() != worse.visibility();
    }

    void forget(Local local) {
        locals.remove(local);
    }

    @Nullable
    Secret of(Object node) {
        return of(node, Map.of());
    }

    /** @param arguments what stands for the parameters of the define that is looked into */
    private @Nullable Secret of(Object node, Map<Local, Term> arguments) {
        if (node instanceof Term.VariableRead read)
            return Secret.worse(variable(read.variable(), read.index(), arguments), below(node, arguments));
        if (node instanceof Term.VariableSites read)
            return Secret.worse(variable(read.variable(), read.index(), arguments), below(node, arguments));
        if (node instanceof Term.PileCards cards && cards.pile().visibility() != Visibility.ALL) {
            return new Secret(
                    cards.pile().name(), cards.pile().visibility(), replaced(cards.player(), arguments), false);
        }
        if (node instanceof Term.LocalRead read) {
            Term argument = arguments.get(read.local());
            return argument == null ? locals.get(read.local()) : of(argument);
        }
        if (node instanceof Term.Size size && size.set() instanceof Term.PileCards) return null;
        if (node instanceof Term.IsEmpty empty && empty.set() instanceof Term.PileCards) return null;
        if (node instanceof Term.Can || node instanceof Term.Everything) return null;
        if (node instanceof Term.DefineCall call) return define(call.define(), call.arguments(), arguments);
        if (node instanceof Binder binder) {
            learn(binder.local(), of(binder.source(), arguments));
            return below(node, arguments);
        }
        return below(node, arguments);
    }

    private @Nullable Secret below(Object node, Map<Local, Term> arguments) {
        Secret[] worst = {null};
        Inside.children(node, child -> worst[0] = Secret.worse(worst[0], of(child, arguments)));
        return worst[0];
    }

    private @Nullable Secret variable(Variable variable, List<Term> index, Map<Local, Term> arguments) {
        if (variable.visibility() == Visibility.ALL || revealed.contains(variable)) return null;
        Term owner = index.isEmpty() ? null : replaced(index.get(0), arguments);
        return new Secret(variable.name(), variable.visibility(), owner, true);
    }

    private static @Nullable Term replaced(@Nullable Term owner, Map<Local, Term> arguments) {
        if (!(owner instanceof Term.LocalRead read)) return owner;
        Term argument = arguments.get(read.local());
        return argument == null ? owner : argument;
    }

    private @Nullable Secret define(Define define, List<Term> given, Map<Local, Term> outer) {
        if (!define.isChecked()) return null;
        Map<Local, Term> inner = new HashMap<>();
        for (int i = 0; i < given.size(); i++) {
            Term argument = replaced(given.get(i), outer);
            if (argument != null) inner.put(define.parameters().get(i), argument);
        }
        return of(define.value(), inner);
    }
}
