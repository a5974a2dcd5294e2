package io.petteia.machine.lower;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.History;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Truths;
import io.petteia.model.Attribute;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.List;

/** Terms that are numbers, truths or members. What is constant is folded. */
final class IntLowering {
    private final Lowering all;

    IntLowering(Lowering all) {
        this.all = all;
    }

    IntNode lower(Term term) {
        if (term instanceof Term.Constant c) return Lowering.constant(c.value());
        if (term instanceof Term.RuleConstant r) return Lowering.constant(all.numberOf(r.rule()));
        if (term instanceof Term.LocalRead r) return local(all.read(r.local()));
        if (term instanceof Term.VariableRead r) return variable(r);
        if (term instanceof Term.FactRead f) return fact(f);
        if (term instanceof Term.Not n) return not(lower(n.of()));
        if (term instanceof Term.All a) return junction(true, a.of());
        if (term instanceof Term.Any a) return junction(false, a.of());
        if (term instanceof Term.Compare c) return compare(c);
        if (term instanceof Term.SameSet s) return sets(true, s.left(), s.right());
        if (term instanceof Term.Within w) return sets(false, w.inner(), w.outer());
        if (term instanceof Term.In i) return in(i);
        if (term instanceof Term.Arithmetic a) return arithmetic(a);
        if (term instanceof Term.Negate n) return negate(n);
        if (term instanceof Term.Size s) return size(s.set());
        if (term instanceof Term.IsEmpty e) return isEmpty(e.set());
        if (term instanceof Term.End e) return end(e);
        if (term instanceof Term.Gather g) return gather(g);
        if (term instanceof Term.Conditional c) return conditional(c);
        if (term instanceof Term.AttributeRead r) return attribute(r);
        if (term instanceof Term.DefineCall c) return all.calls.integer(c);
        if (term instanceof Term.HookCall h) return all.hooks.integer(h);
        if (term instanceof Term.Call c) return call(c);
        if (term instanceof Term.GroupingAt g)
            return new Functions.Lookup(g.grouping().of(), lower(g.site()));
        if (term instanceof Term.History h) return history(h);
        if (term instanceof Term.Can c) return all.can(c);
        if (term instanceof Term.As a) return new Functions.As(lower(a.player()), lower(a.of()));
        throw new IllegalStateException("no number: " + term);
    }

    private static IntNode local(Layout.Slot slot) {
        return slot.temporary() ? new Numbers.Temporary(slot.at()) : new Numbers.Stored(slot.at());
    }

    private IntNode variable(Term.VariableRead r) {
        all.noteRead(r.variable());
        Layout.Slots slots = all.layout.slots(r.variable());
        if (r.index().isEmpty()) return new Numbers.Stored(slots.base());
        return new Numbers.Entry(entry(r, slots));
    }

    Numbers.EntryIndex entry(Term.VariableRead r, Layout.Slots slots) {
        return new Numbers.EntryIndex(r.span(), slots, many(r.index()));
    }

    IntNode[] many(List<Term> terms) {
        return terms.stream().map(this::lower).toArray(IntNode[]::new);
    }

    private IntNode fact(Term.FactRead f) {
        all.noteFact(f.fact());
        return switch (f.fact()) {
            case MOVER -> new Numbers.Stored(Layout.MOVER);
            case PASSES -> new Numbers.Stored(Layout.PASSES);
            case TURN_NUMBER -> new Numbers.Stored(Layout.TURN);
            case OPPONENT -> new Functions.Opponent();
            case PLAYERS -> throw new IllegalStateException("players is a set");
        };
    }

    private static IntNode not(IntNode of) {
        return of instanceof Numbers.Constant c ? Lowering.constant(c.value == 0 ? 1 : 0) : new Truths.Not(of);
    }

    private IntNode junction(boolean every, List<Term> terms) {
        List<IntNode> kept = new java.util.ArrayList<>();
        for (Term term : terms) {
            IntNode node = lower(term);
            if (!(node instanceof Numbers.Constant c)) kept.add(node);
            else if ((c.value != 0) != every) {
                kept.add(node);
                break;
            }
        }
        if (kept.isEmpty()) return Lowering.constant(every ? 1 : 0);
        if (kept.size() == 1) return kept.get(0);
        return new Truths.Junction(every, kept.toArray(new IntNode[0]));
    }

    private IntNode compare(Term.Compare c) {
        IntNode left = lower(c.left());
        IntNode right = lower(c.right());
        if (left instanceof Numbers.Constant a && right instanceof Numbers.Constant b)
            return Lowering.constant(Truths.Compare.holds(c.comparison(), a.value, b.value) ? 1 : 0);
        return new Truths.Compare(c.comparison(), left, right);
    }

    private IntNode sets(boolean equal, Term left, Term right) {
        if (Lowering.isList(left.type()) || Lowering.isList(right.type()))
            return new Truths.CompareLists(equal, all.list(left), all.list(right));
        Type common = SetLowering.common(left.type(), right.type());
        return new Truths.CompareSets(equal, all.set(left, common), all.set(right, common));
    }

    private IntNode in(Term.In i) {
        IntNode member = lower(i.member());
        if (i.set() instanceof Term.Range r) return new Truths.InRange(member, lower(r.least()), lower(r.most()));
        if (Lowering.isList(i.set().type())) return new Truths.InList(member, all.list(i.set()));
        return new Truths.In(member, all.set(i.set()));
    }

    private IntNode arithmetic(Term.Arithmetic a) {
        IntNode left = lower(a.left());
        IntNode right = lower(a.right());
        if (left instanceof Numbers.Constant x && right instanceof Numbers.Constant y)
            return Lowering.constant(Numbers.Arithmetic.apply(a.span(), a.operation(), x.value, y.value));
        return new Numbers.Arithmetic(a.span(), a.operation(), left, right);
    }

    private IntNode negate(Term.Negate n) {
        IntNode of = lower(n.of());
        if (of instanceof Numbers.Constant c) return Lowering.constant(-c.value);
        return new Numbers.Arithmetic(n.span(), Term.Operation.MINUS, Lowering.constant(0), of);
    }

    private IntNode size(Term set) {
        if (Lowering.isGroups(set.type())) return new Numbers.GroupCount(all.objects.groups(set));
        if (Lowering.isList(set.type())) return new Numbers.ListSize(all.list(set));
        return new Numbers.Size(all.set(set));
    }

    private IntNode isEmpty(Term set) {
        if (Lowering.isList(set.type()) || Lowering.isGroups(set.type()))
            return new Truths.Compare(Term.Comparison.EQUAL, size(set), Lowering.constant(0));
        return new Truths.IsEmpty(all.set(set));
    }

    private IntNode end(Term.End e) {
        if (Lowering.isList(e.set().type())) return new Numbers.ListEnd(e.first(), all.list(e.set()));
        return new Numbers.End(e.first(), all.set(e.set()));
    }

    private IntNode conditional(Term.Conditional c) {
        IntNode condition = lower(c.condition());
        if (condition instanceof Numbers.Constant k) return lower(k.value != 0 ? c.then() : c.otherwise());
        return new Numbers.Conditional(condition, lower(c.then()), lower(c.otherwise()));
    }

    private IntNode gather(Term.Gather g) {
        var bindings = all.binders.temporaries(g.binders());
        IntNode yields = g.yields() == null ? null : lower(g.yields());
        return switch (g.gathering()) {
            case SOME -> new Gatherings.Exists(bindings, false, yields);
            case EVERY -> new Gatherings.Exists(bindings, true, yields);
            case COUNT -> new Gatherings.Total(g.span(), bindings, null, temporary());
            case SUM -> new Gatherings.Total(g.span(), bindings, yields, temporary());
            case MEMBERS -> throw new IllegalStateException("members are a set");
            default -> {
                IntNode member = local(all.read(g.binders().get(0).local()));
                int found = temporary();
                temporary();
                int best = temporary();
                yield new Gatherings.Choice(g.span(), g.gathering(), bindings, yields, member, found, best);
            }
        };
    }

    private int temporary() {
        return all.layout.local("", Type.NUMBER, true).at();
    }

    private IntNode attribute(Term.AttributeRead r) {
        Attribute attribute = r.attribute();
        int[] cells = new int[attribute.cells().size()];
        for (int i = 0; i < cells.length; i++) {
            Attribute.Cell cell = attribute.cells().get(i);
            if (cell instanceof Attribute.Scalar s) cells[i] = s.value();
            else if (cell instanceof Attribute.Statements s) cells[i] = all.numberOf(s.rule());
            else throw new IllegalStateException("no number in `" + attribute.name() + "`");
        }
        Numbers.TableIndex index = index(r);
        if (index.member() instanceof Numbers.Constant
                && index.keys().length == 0
                && ((Numbers.Constant) index.member()).value >= 0)
            return Lowering.constant(cells[((Numbers.Constant) index.member()).value]);
        return new Numbers.Cell(r.span(), attribute.name(), cells, index);
    }

    Numbers.TableIndex index(Term.AttributeRead r) {
        List<Type> per = r.attribute().per();
        int[] least = per.stream().mapToInt(Layout::least).toArray();
        int[] sizes = per.stream().mapToInt(Layout::size).toArray();
        return new Numbers.TableIndex(lower(r.of()), many(r.at()), Layout.strides(r.attribute()), least, sizes);
    }

    private IntNode call(Term.Call c) {
        List<Term> a = c.arguments();
        return switch (c.function()) {
            case PIECE -> new Functions.OfSite(c.span(), Functions.Asked.PIECE, lower(a.get(0)));
            case OWNER -> new Functions.OfSite(c.span(), Functions.Asked.OWNER, lower(a.get(0)));
            case HEIGHT -> new Functions.OfSite(c.span(), Functions.Asked.HEIGHT, lower(a.get(0)));
            case TERRAIN -> new Functions.OfSite(c.span(), Functions.Asked.TERRAIN, lower(a.get(0)));
            case STEP ->
                new Functions.Step(
                        c.span(),
                        all.steps,
                        lower(a.get(0)),
                        all.direction(c.directions().get(0)),
                        times(a));
            case DISTANCE ->
                new Functions.Distance(
                        c.span(),
                        all.steps,
                        lower(a.get(0)),
                        lower(a.get(1)),
                        all.direction(c.directions().get(0)));
            case OPPOSITE -> new Functions.Lookup(all.model.board().opposite(), lower(a.get(0)));
            case AFTER -> new Functions.Seat(lower(a.get(0)), times(a), 1);
            case BEFORE -> new Functions.Seat(lower(a.get(0)), times(a), -1);
            case HOLDER -> new Functions.Holder(lower(a.get(0)));
            default -> throw new IllegalStateException("no number: " + c.function());
        };
    }

    private IntNode times(List<Term> arguments) {
        return arguments.size() > 1 ? lower(arguments.get(1)) : Lowering.constant(1);
    }

    private IntNode history(Term.History h) {
        IntNode last = h.last() == null ? null : lower(h.last());
        all.noteRead(h.parts());
        return new History(all.remembered, all.remembered.way(h.parts()), h.past(), last);
    }
}
