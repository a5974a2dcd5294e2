package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.hook.Hook;
import io.petteia.machine.host.Given;
import io.petteia.machine.host.HookCall;
import io.petteia.machine.host.HookNodes;
import io.petteia.machine.host.Surroundings;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Type;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of hooks. */
final class HookLowering {
    private final Lowering all;
    private @Nullable Surroundings surroundings;

    HookLowering(Lowering all) {
        this.all = all;
    }

    IntNode integer(Term.HookCall h) {
        return new HookNodes.OfInt(call(h), h.type());
    }

    SetNode set(Term.HookCall h) {
        return new HookNodes.OfSet(call(h), h.type());
    }

    ListNode list(Term.HookCall h) {
        return new HookNodes.OfList(call(h), h.type());
    }

    ObjectNode<String> text(Term.HookCall h) {
        return new HookNodes.OfText(call(h), h.type());
    }

    private HookCall call(Term.HookCall h) {
        return call(h.span(), h.hook(), h.arguments());
    }

    HookCall call(Span span, HookReference reference, List<Term> arguments) {
        Hook hook = reference.installed();
        all.noteHook();
        if (hook == null) throw new IllegalStateException("no hook " + reference.id());
        List<Given> given = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++)
            given.add(given(reference.parameters().get(i).type(), arguments.get(i)));
        return new HookCall(span, hook, surroundings(), all.pieces, List.copyOf(given));
    }

    private Given given(Type type, Term value) {
        return switch (Layout.kind(type)) {
            case INT -> new Given(type, all.integer(value));
            case BITS -> new Given(type, all.set(value, type));
            case OBJECT -> new Given(type, Lowering.isList(type) ? all.list(value) : all.objects.lower(value));
        };
    }

    private Surroundings surroundings() {
        Surroundings known = surroundings;
        if (known == null) surroundings = known = new Surroundings(all.layout, all.orthogonal);
        return known;
    }
}
