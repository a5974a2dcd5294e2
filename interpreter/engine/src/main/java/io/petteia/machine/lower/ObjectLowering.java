package io.petteia.machine.lower;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.Groups;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Template;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** Terms that are patterns, texts or lists of sets of sites; and texts with holes. */
final class ObjectLowering {
    private final Lowering all;

    ObjectLowering(Lowering all) {
        this.all = all;
    }

    ObjectNode<?> lower(Term term) {
        if (term.type() instanceof Type.PatternValue) return pattern(term);
        if (term.type() instanceof Type.Text) return text(term);
        return groups(term);
    }

    ObjectNode<CompiledPattern[]> pattern(Term term) {
        if (term instanceof Term.PatternTerm p)
            return new Patterns.Constant(new CompiledPattern[] {all.patterns.compile(p.pattern(), false)});
        if (term instanceof Term.AttributeRead r) {
            Attribute attribute = r.attribute();
            return new Patterns.Cell(r.span(), attribute.name(), all.patterns.cells(attribute), all.ints.index(r));
        }
        return common(term, this::pattern);
    }

    ObjectNode<long[][]> groups(Term term) {
        if (term instanceof Term.Call c && c.function() == Term.Function.GROUPS)
            return new Groups.All(all.set(c.arguments().get(0)), all.sets.adjacency(c));
        if (term instanceof Term.Gather g) {
            var bindings = all.binders.temporaries(g.binders());
            Term yields = g.yields() == null
                    ? new Term.LocalRead(g.span(), g.binders().get(0).local())
                    : g.yields();
            return new Gatherings.Groups(bindings[0], all.set(yields));
        }
        return common(term, this::groups);
    }

    private ObjectNode<String> text(Term term) {
        if (term instanceof Term.TextConstant t) return new Functions.Words(t.value());
        if (term instanceof Term.HookCall h) return all.hooks.text(h);
        if (term instanceof Term.AttributeRead r) {
            Attribute attribute = r.attribute();
            String[] cells = attribute.cells().stream()
                    .map(c -> ((Attribute.Words) c).value())
                    .toArray(String[]::new);
            Numbers.TableIndex index = all.ints.index(r);
            return new ObjectNode<>() {
                @Override
                public String eval(Memory m) {
                    return cells[index.at(m, r.span(), attribute.name())];
                }
            };
        }
        return common(term, this::text);
    }

    private <T> ObjectNode<T> common(Term term, java.util.function.Function<Term, ObjectNode<T>> lower) {
        if (term instanceof Term.LocalRead r) return stored(all.read(r.local()));
        if (term instanceof Term.DefineCall c) return all.calls.object(c, lower);
        if (term instanceof Term.Conditional c) {
            IntNode condition = all.integer(c.condition());
            ObjectNode<T> then = lower.apply(c.then());
            ObjectNode<T> otherwise = lower.apply(c.otherwise());
            return new ObjectNode<>() {
                @Override
                public T eval(Memory m) {
                    return (condition.test(m) ? then : otherwise).eval(m);
                }
            };
        }
        throw new IllegalStateException("no such value: " + term);
    }

    private static <T> ObjectNode<T> stored(Layout.Slot slot) {
        return new ObjectNode<>() {
            @Override
            @SuppressWarnings("unchecked") // the checker gave the local this type
            public T eval(Memory m) {
                Object value = (slot.temporary() ? m.temporaryObjects : m.objects)[slot.at()];
                if (value == null) throw new IllegalStateException("`" + slot.name() + "` is not set");
                return (T) value;
            }
        };
    }

    /** A text with holes. */
    ObjectNode<String> template(Template template) {
        List<ObjectNode<String>> parts = new ArrayList<>();
        for (Template.Part part : template.parts()) {
            if (part instanceof Template.Plain p) parts.add(new Functions.Words(p.text()));
            else parts.add(hole(((Template.Hole) part).value()));
        }
        if (parts.size() == 1) return parts.get(0);
        @SuppressWarnings({"unchecked", "rawtypes"})
        ObjectNode<String>[] array = parts.toArray(new ObjectNode[0]);
        return new Boundaries.Joined(array);
    }

    private ObjectNode<String> hole(Term value) {
        Type type = value.type();
        if (type instanceof Type.Text) return text(value);
        if (Layout.kind(type) == Layout.Kind.INT) return new Boundaries.Shown(all.integer(value), Readings.of(type));
        ListNode list = all.list(value);
        Choices.Reading reading = Readings.of(SetLowering.element(type));
        return new ObjectNode<>() {
            @Override
            public String eval(Memory m) {
                StringBuilder text = new StringBuilder();
                for (int each : list.eval(m)) {
                    if (text.length() > 0) text.append('+');
                    text.append(reading.of(m, each));
                }
                return text.toString();
            }
        };
    }
}
