package io.petteia.machine.lower;

import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Script;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Remembered;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Choices and chance, and what tells moves apart. */
final class ChoiceLowering {
    private final ActionLowering actions;

    ChoiceLowering(ActionLowering actions) {
        this.actions = actions;
    }

    @Nullable
    Instruction lower(Action action, Instruction then, Scope scope) {
        if (action instanceof Action.Choose c) return choose(c, then);
        if (action instanceof Action.ChooseSome c) return chooseSome(c, then);
        if (action instanceof Action.Either e) return either(e, then, scope);
        if (action instanceof Action.Optionally o) return optionally(o, then, scope);
        if (action instanceof Action.Prefer p) return prefer(p, then, scope);
        if (action instanceof Action.Chain c) return chain(c, then, scope);
        if (action instanceof Action.Pass p) {
            Instruction passed = graph().add(then, new Choices.Passed(p.span()));
            return graph().add(new Choices.Either(
                    p.span(), "pass", new String[] {"pass"}, new Instruction[] {passed}, false));
        }
        if (action instanceof Action.Identify i) return identify(i, then);
        if (action instanceof Action.Roll r) {
            Binding binding = new BinderLowering(all())
                    .lower(new io.petteia.model.checked.Binder(r.local(), List.of(), r.source(), null), false);
            IntNode onlyFor = r.onlyFor() == null ? null : all().integer(r.onlyFor());
            return graph().add(
                            then,
                            new Chance.Roll(
                                    r.span(), binding, Readings.of(r.local().type()), onlyFor),
                            binding.slots());
        }
        if (action instanceof Action.Shuffle s) {
            Term player = s.pile().player();
            IntNode owner = player == null ? Lowering.constant(0) : all().integer(player);
            return graph().add(
                            then,
                            new Chance.Shuffle(
                                    s.span(), all().layout.pile(s.pile().pile(), 0), owner));
        }
        return null;
    }

    private Lowering all() {
        return actions.all;
    }

    private Graph graph() {
        return actions.graph;
    }

    private Instruction choose(Action.Choose c, Instruction then) {
        Binding binding = all().binders.lower(c.binder(), false);
        Type type = c.binder().local().type();
        IntNode[] domain = null;
        if (type instanceof Type.Member m)
            domain = new IntNode[] {
                Lowering.constant(0), Lowering.constant(m.domain().size() - 1)
            };
        else if (type instanceof Type.Num n && Layout.size(type) <= 1000 && n.most() >= n.least())
            domain = new IntNode[] {Lowering.constant(n.least()), Lowering.constant(n.most())};
        Choices.Choose choose = new Choices.Choose(
                c.span(),
                binding,
                c.binder().local().name(),
                type.isSite(),
                Readings.of(type),
                domain,
                actions.telling().isSecret(c.binder()),
                c.why());
        return graph().add(then, choose, binding.slots());
    }

    private Instruction chooseSome(Action.ChooseSome c, Instruction then) {
        Binding member = all().binders.lower(c.member(), true);
        Layout.Slot set = all().place(c.local());
        Type element = SetLowering.element(c.local().type());
        Choices.ChooseSome choose = new Choices.ChooseSome(
                c.span(),
                member,
                set,
                Layout.least(element),
                all().integer(c.least()),
                all().integer(c.most()),
                c.local().name(),
                Readings.of(element),
                actions.telling().isSecret(c.member()));
        return graph().add(then, choose, set);
    }

    private Instruction either(Action.Either e, Instruction then, Scope scope) {
        List<String> labels = new ArrayList<>();
        List<Instruction> alternatives = new ArrayList<>();
        for (Action.Alternative alternative : e.alternatives()) {
            labels.add(alternative.label() == null ? "" : alternative.label());
            alternatives.add(actions.lower(alternative.body(), then, scope));
        }
        return graph().add(new Choices.Either(
                e.span(),
                "either",
                labels.toArray(new String[0]),
                alternatives.toArray(new Instruction[0]),
                actions.telling()
                        .leaveNoTrace(e.alternatives().stream()
                                .map(Action.Alternative::body)
                                .toList())));
    }

    /** A part and where it ends. */
    private Flow.Part part(Block body, Instruction then, Scope scope) {
        int number = graph().part();
        Instruction end = graph().add(then, new Flow.EndOfPart(body.span(), number));
        return new Flow.Part(actions.lower(body, end, scope.part(number)), number);
    }

    private Instruction optionally(Action.Optionally o, Instruction then, Scope scope) {
        Flow.Part part = part(o.body(), then, scope);
        String label = o.label() == null ? "" : o.label();
        Choices.Either choice = graph().add(new Choices.Either(
                o.span(),
                "optionally",
                new String[] {label, ""},
                new Instruction[] {part.entry(), then},
                actions.telling().leaveNoTrace(List.of(o.body()))));
        return graph().add(then, new Choices.Maybe(o.span(), part, choice));
    }

    private Instruction prefer(Action.Prefer p, Instruction then, Scope scope) {
        List<Flow.Part> parts = new ArrayList<>();
        for (Block alternative : p.alternatives()) parts.add(part(alternative, then, scope));
        if (p.ranking().isEmpty()) return graph().add(new Flow.Prefer(p.span(), parts.toArray(new Flow.Part[0])));
        Flow.Part ranked = parts.remove(0);
        Instruction otherwise = parts.isEmpty()
                ? ranked.entry()
                : graph().add(new Flow.Prefer(p.span(), parts.toArray(new Flow.Part[0])));
        IntNode[] keys = new IntNode[p.ranking().size()];
        boolean[] most = new boolean[keys.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = all().integer(p.ranking().get(i).value());
            most[i] = p.ranking().get(i).most();
        }
        Choices.PreferBest best = graph().add(new Choices.PreferBest(p.span(), ranked, keys, most, otherwise));
        return graph().add(new Choices.PreferBest.Test(best));
    }

    private Instruction chain(Action.Chain c, Instruction then, Scope scope) {
        Flow.Label head = graph().label(c.span());
        Flow.Part round = part(c.body(), head, scope.loop(then));
        if (c.atWill()) {
            Choices.Either choice = graph().add(new Choices.Either(
                    c.span(),
                    "at will",
                    new String[] {"", ""},
                    new Instruction[] {round.entry(), then},
                    actions.telling().leaveNoTrace(List.of(c.body()))));
            head.linkTo(graph().add(then, new Choices.Maybe(c.span(), round, choice)));
        } else {
            head.linkTo(graph().add(then, new Flow.WhilePossible(c.span(), round)));
        }
        return c.atLeastOnce() ? round.entry() : head;
    }

    private Instruction identify(Action.Identify i, Instruction then) {
        graph().mergeMoves();
        List<Choices.Identify.Identity> parts = new ArrayList<>();
        for (Term.Part part : i.parts()) parts.add(identity(part));
        return graph().add(then, new Choices.Identify(i.span(), (m, into) -> {
            for (Choices.Identify.Identity part : parts) part.note(m, into);
        }));
    }

    private Choices.Identify.Identity identity(Term.Part part) {
        if (!(part instanceof Term.Part.ValuePart v)) {
            List<Term.Part> one = List.of(part);
            all().noteRead(one);
            Remembered.Key key = all().remembered.key(one);
            return (m, into) -> {
                int length = key.read(m);
                into.push(m.keyWords, 0, length);
            };
        }
        if (Layout.kind(v.value().type()) == Layout.Kind.INT) {
            IntNode value = all().integer(v.value());
            return (m, into) -> into.push(value.eval(m));
        }
        if (Layout.kind(v.value().type()) == Layout.Kind.BITS) {
            SetNode value = all().set(v.value());
            return (m, into) -> note(m, value, into);
        }
        var list = all().list(v.value());
        return (m, into) -> {
            for (int each : list.eval(m)) into.push(each);
            into.push(-1);
        };
    }

    private static void note(Memory m, SetNode value, Script into) {
        int at = m.reserve(value.words);
        value.into(m, at);
        into.push(m.scratch, at, value.words);
        m.top = at;
    }
}
