package io.petteia.machine.lower;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.SiteSets;
import io.petteia.model.Type;
import io.petteia.model.checked.Define;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Calls of defines. The body of a define is lowered once. */
final class CallLowering {
    private final Lowering all;
    private final Map<Define, Object> bodies = new IdentityHashMap<>();

    CallLowering(Lowering all) {
        this.all = all;
    }

    IntNode integer(Term.DefineCall c) {
        Calls.Argument[] arguments = arguments(c.define().parameters(), c.arguments(), true);
        IntNode body = (IntNode) body(c.define());
        if (arguments.length == 0) return body;
        return new Calls.OfInt(arguments, body);
    }

    SetNode set(Term.DefineCall c) {
        Calls.Argument[] arguments = arguments(c.define().parameters(), c.arguments(), true);
        SetNode body = (SetNode) body(c.define());
        return all.sets.fit(arguments.length == 0 ? body : new Calls.OfSet(arguments, body), c.type(), c.span());
    }

    ListNode list(Term.DefineCall c) {
        Calls.Argument[] arguments = arguments(c.define().parameters(), c.arguments(), true);
        return new Calls.OfList(arguments, (ListNode) body(c.define()));
    }

    <T> ObjectNode<T> object(Term.DefineCall c, Function<Term, ObjectNode<T>> lower) {
        Calls.Argument[] arguments = arguments(c.define().parameters(), c.arguments(), true);
        return new Calls.OfObject<>(arguments, lower.apply(c.define().value()));
    }

    /** The sites for which a define holds, its other arguments given. */
    SetNode where(Term.DefineSites d) {
        List<Local> parameters = d.define().parameters();
        Layout.Slot site = all.placeTemporary(parameters.get(0));
        Calls.Argument[] arguments = arguments(parameters.subList(1, parameters.size()), d.arguments(), true);
        SetNode where = new SiteSets.Where(all.layout, site.at(), (IntNode) body(d.define()));
        return arguments.length == 0 ? where : new Calls.OfSet(arguments, where);
    }

    private Object body(Define define) {
        Object known = bodies.get(define);
        if (known == null) {
            for (Local parameter : define.parameters()) all.placeTemporary(parameter);
            known = all.any(define.value());
            bodies.put(define, known);
        }
        return known;
    }

    /** Arguments for parameters, temporary ones of a define or those of a rule. */
    Calls.Argument[] arguments(List<Local> parameters, List<Term> values, boolean temporary) {
        Calls.Argument[] arguments = new Calls.Argument[parameters.size()];
        for (int i = 0; i < arguments.length; i++) {
            Local parameter = parameters.get(i);
            Layout.Slot slot = temporary ? all.placeTemporary(parameter) : all.place(parameter);
            arguments[i] = argument(slot, parameter.type(), values.get(i));
        }
        return arguments;
    }

    Calls.Argument argument(Layout.Slot slot, Type type, Term value) {
        return switch (slot.kind()) {
            case INT -> new Calls.IntArgument(slot, all.integer(value));
            case BITS -> new Calls.SetArgument(slot, all.set(value, type));
            case OBJECT -> {
                if (Lowering.isList(type)) {
                    ListNode list = all.list(value);
                    yield new Calls.ObjectArgument(slot, list::eval);
                }
                ObjectNode<?> object = all.objects.lower(value);
                yield new Calls.ObjectArgument(slot, object::eval);
            }
        };
    }
}
