package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.pattern.Lines;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.Truths;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What happens between the choice of a site and a guard about exposed pieces, followed through the control graph without carrying it out. It is plain where one of
 * the mover's pieces moves to the site chosen from one that was known before, or one is placed there; what stood there may be taken, the piece may become another,
 * and whatever the guard does not read may change.
 */
public final class SafePath {
    private static final Ways.End NOT = new Ways.End(Ways.Known.NOT, false);
    private static final int LONGEST = 2000;
    private static final Object CHOSEN = "chosen";

    private final Unit unit;
    private final int chosen;
    private int followed;

    /** Found: where the piece stood that moves, -1 if one is placed; and the guard. */
    int from = -1;

    public @Nullable PinsAndChecks guard;

    Ways ways = NOT;

    /** All guards to which it leads. */
    public final Set<Flow.Require> reached = new HashSet<>();

    /** Whether it ends where the decision is complete, guard or not. */
    private final boolean toEnd;

    private SafePath(Unit unit, int chosen, boolean toEnd) {
        this.unit = unit;
        this.chosen = chosen;
        this.toEnd = toEnd;
    }

    /** What may still be chosen behind a choice of a site, as far as that can be said before it is carried out. */
    public static Ways ahead(Unit unit, Choices.Choose choose) {
        if (!choose.site || choose.binding.slots().length != 1) return NOT;
        return new SafePath(unit, choose.binding.slot().at(), true).begin(choose);
    }

    private Ways begin(Choices.Choose choose) {
        PathState state = new PathState();
        for (Layout.Slot slot : choose.binding.slots()) state.write(slot);
        state.holding.put(chosen, CHOSEN);
        ways = follow(choose.next(), state);
        return ways;
    }

    /** Null if there is no guard, or no plain way to it. */
    public static @Nullable SafePath of(Unit unit, Choices.Choose choose) {
        boolean fits = unit.has(Rewrite.PINS_AND_CHECKS)
                && unit.program.pieces().isPlain()
                && choose.site
                && choose.binding.slot().kind() == Layout.Kind.INT;
        if (!fits) return null;
        SafePath path = new SafePath(unit, choose.binding.slot().at(), false);
        path.begin(choose);
        return path.guard == null || path.ways.equals(NOT) ? null : path;
    }

    private Ways follow(Instruction start, PathState state) {
        Instruction at = start;
        while (true) {
            if (++followed > LONGEST) return NOT;
            if (toEnd && unit.isComplete(at))
                return new Ways.End(state.chooses ? Ways.Known.TO_GUARD : Ways.Known.TO_END, true);
            if (at instanceof Flow.Require r) {
                Exposure exposure = toEnd ? null : Exposure.of(new Terms(unit, new Code(), Terms.MOVER), r);
                if (exposure != null) return reached(r, exposure, state);
                if (readsTooMuch(r)) return NOT;
                state.chooses = true;
                IntNode condition = isSame(r.condition, state, true) ? r.condition : null;
                return behind(follow(r.next(), state), then -> new Ways.Required(condition, then));
            } else if (at instanceof Flow.Branch b) {
                if (readsTooMuch(b)) return NOT;
                return split(b.condition, state, s -> follow(b.next(), s), s -> follow(b.otherwise, s));
            } else if (at instanceof Flow.Call c) {
                state.returns.put(c.returnSlot, c.next());
                state.ints.set(c.returnSlot);
                at = c.entry;
            } else if (at instanceof Flow.Return r) {
                Instruction back = state.returns.get(r.returnSlot);
                if (back == null) return all(unit.program.returnsTo(r), state);
                at = back;
            } else if (at instanceof Choices.Either e) {
                state.chooses = true;
                List<Ways> alternatives = new ArrayList<>();
                for (Instruction each : e.alternatives) alternatives.add(follow(each, state.copy()));
                return alternatives.stream().allMatch(NOT::equals) ? NOT : new Ways.Either(alternatives);
            } else if (at instanceof Choices.Choose c) {
                if (readsTooMuch(c)) return NOT;
                state.chooses = true;
                for (Layout.Slot slot : c.binding.slots()) state.write(slot);
                SetNode set = WholeOffers.set(c);
                if (set != null) state.chosenFrom.put(c.binding.slot().at(), set);
                return behind(follow(c.next(), state), then -> new Ways.Chosen(c, then));
            } else if (toEnd && at instanceof Assignments.Locals l && isKnownBefore(l, state)) {
                return behind(follow(l.next(), state), then -> new Ways.Assigned(l, then));
            } else if (at instanceof Assignments.Locals l && conditional(l) instanceof Numbers.Conditional c) {
                if (readsTooMuch(l)) return NOT;
                return split(
                        c.condition,
                        state,
                        s -> follow(l.next(), assign(l, s, true)),
                        s -> follow(l.next(), assign(l, s, false)));
            } else if (carriesOn(at, state)) {
                at = at.next();
            } else return NOT;
        }
    }

    private static Ways behind(Ways then, UnaryOperator<Ways> made) {
        return then.equals(NOT) ? NOT : made.apply(then);
    }

    private Ways all(List<Instruction> next, PathState state) {
        Ways all = null;
        for (Instruction each : next) {
            Ways one = follow(each, state.copy());
            all = all == null ? one : both(all, one);
        }
        return all == null ? NOT : all;
    }

    private static Ways both(Ways one, Ways other) {
        if (one.equals(other) || one.equals(NOT)) return one;
        return other.equals(NOT) ? other : new Ways.Both(one, other);
    }

    private Ways reached(Flow.Require r, Exposure exposure, PathState state) {
        Reads reads = exposure.reads();
        reached.add(r);
        boolean fits = state.arrived
                && !reads.everything
                && !reads.ints.intersects(state.ints)
                && !reads.bits.intersects(state.bits)
                && PinsAndChecks.fit(new Terms(unit, new Code(), Terms.MOVER), exposure);
        if (!fits) return NOT;
        PinsAndChecks known = PinsAndChecks.of(unit, exposure);
        if (guard != null && guard != known) return NOT;
        guard = known;
        boolean sure = unit.program.isSure(r.next().id()) && !exposure.isAmong(state.becomes, unit.layout);
        return new Ways.End(!state.chooses && sure ? Ways.Known.TO_END : Ways.Known.TO_GUARD, sure);
    }

    private boolean readsTooMuch(Instruction at) {
        return Reads.of(unit.layout, at).everything;
    }

    /** Whether an instruction goes on to its next one and leaves all plain. */
    private boolean carriesOn(Instruction at, PathState state) {
        if (at instanceof Flow.Label
                || at instanceof Flow.Phase
                || at instanceof Boundaries.Record
                || at instanceof Boundaries.Announce
                || at.getClass().getEnclosingClass() == Telling.class) return at.next() != at;
        if (readsTooMuch(at)) return false;
        if (at instanceof Assignments.Locals l) {
            assign(l, state, true);
            return true;
        }
        if (at instanceof Assignments.OfInts a) return writes(a.place, a.entries, 1, state.ints);
        if (at instanceof Assignments.OfSets a) return writes(a.place, a.entries, a.value.words, state.bits);
        if (at instanceof Choices.Passed) {
            state.ints.set(Layout.PASSED);
            return true;
        }
        if (toEnd && at instanceof Effects.OnSites || toEnd && at instanceof Effects.Move) {
            state.touched = true;
            return true;
        }
        if (at instanceof Effects.Remove r) {
            state.touched = true;
            return !state.arrived && isChosen(r.sites(), state);
        }
        if (at instanceof Effects.Turn t) {
            state.chooses = true;
            state.becomes.or(state.pieces(t.value, unit));
            return state.arrived && !t.owner && isChosen(t.sites(), state);
        }
        if (at instanceof Effects.Place p) {
            boolean fits = !state.arrived && p.owner == null && isChosen(p.sites(), state);
            state.touched = true;
            state.arrived = true;
            state.chooses = true;
            state.becomes.or(state.pieces(p.piece, unit));
            return fits;
        }
        return at instanceof Effects.Move m && moves(m, state);
    }

    private boolean moves(Effects.Move m, PathState state) {
        Object of = state.held(m.from);
        if (state.arrived || state.held(m.to) != CHOSEN || !(of instanceof Integer slot)) return false;
        if (from >= 0 && from != slot) return false;
        from = slot;
        state.touched = true;
        state.arrived = true;
        return true;
    }

    private boolean isChosen(SetNode sites, PathState state) {
        return sites instanceof Sets.Singleton one && state.held(one.member) == CHOSEN;
    }

    private static boolean writes(IntNode place, int entries, int width, BitSet all) {
        if (place instanceof Numbers.Constant c) all.set(c.value, c.value + entries * width);
        else if (place instanceof Numbers.EntryIndex e)
            all.set(e.slots.base(), e.slots.base() + e.slots.entries() * e.slots.width());
        else return false;
        return true;
    }

    // ---- locals
    private static @Nullable IntNode conditional(Assignments.Locals l) {
        for (Calls.Argument each : l.arguments)
            if (each instanceof Calls.IntArgument a && a.value instanceof Numbers.Conditional c) return c;
        return null;
    }

    /** @param yes which value the first conditional one takes */
    /** Whether locals get values that they may have before already. */
    private boolean isKnownBefore(Assignments.Locals l, PathState state) {
        for (Calls.Argument each : l.arguments) {
            boolean fits = each instanceof Calls.IntArgument a
                    && !a.slot.temporary()
                    && !state.ints.get(a.slot.at())
                    && isSame(a.value, state);
            if (!fits) return false;
        }
        for (Calls.Argument each : l.arguments) {
            state.holding.put(each.slot.at(), PathState.OTHER);
            state.assigned.set(each.slot.at());
        }
        return true;
    }

    private PathState assign(Assignments.Locals l, PathState state, boolean yes) {
        IntNode first = conditional(l);
        Map<Integer, Object> taken = new HashMap<>();
        for (Calls.Argument each : l.arguments) {
            if (each.slot.temporary()) continue;
            if (each instanceof Calls.IntArgument a) {
                IntNode value = a.value;
                if (value == first && value instanceof Numbers.Conditional c) value = yes ? c.then : c.otherwise;
                taken.put(each.slot.at(), state.held(value));
            }
        }
        for (Calls.Argument each : l.arguments) state.write(each.slot);
        state.holding.putAll(taken);
        return state;
    }

    // ---- conditions
    private interface Rest {
        Ways of(PathState state);
    }

    private Ways split(IntNode condition, PathState state, Rest yes, Rest no) {
        if (condition instanceof Truths.Not n) return split(n.of, state, no, yes);
        if (condition instanceof Truths.Junction j) return junction(j, 0, state, yes, no);
        Ways one = yes.of(state.copy());
        Ways other = no.of(state.copy());
        if (one.equals(other)) return one;
        if (condition instanceof Truths.In i && state.held(i.member) == CHOSEN && isKnown(i.set, state))
            return new Ways.ByMember(i.set, one, other);
        return isAskedBefore(condition, state) ? new Ways.Asked(condition, one, other) : both(one, other);
    }

    private Ways junction(Truths.Junction j, int n, PathState state, Rest yes, Rest no) {
        if (n == j.of.length - 1) return split(j.of[n], state, yes, no);
        Rest further = s -> junction(j, n + 1, s, yes, no);
        return j.all ? split(j.of[n], state, further, no) : split(j.of[n], state, yes, further);
    }

    /** Whether a set is the same before anything has happened. */
    private boolean isKnown(SetNode set, PathState state) {
        return Lines.isCheap(set) && set.words == unit.words && isSame(set, state);
    }

    private boolean isSame(Object node, PathState state) {
        return isSame(node, state, false);
    }

    /** @param ofChosen whether it may depend on what was chosen */
    private boolean isSame(Object node, PathState state, boolean ofChosen) {
        Reads reads = unit.reads(node);
        boolean changed = reads.everything
                || reads.here
                || !reads.temporaries.isEmpty()
                || reads.ints.get(chosen) && !ofChosen
                || reads.ints.stream().anyMatch(at -> at != chosen && state.ints.get(at))
                || reads.bits.intersects(state.bits);
        if (changed) return false;
        if (!state.touched) return true;
        for (Reads.Board part : Reads.Board.values()) if (reads.has(part)) return false;
        return true;
    }

    /** Conditions that can be asked at any time: nothing in them can fail. */
    private boolean isAskedBefore(IntNode condition, PathState state) {
        boolean plain = condition instanceof Truths.In i && i.member instanceof Numbers.Stored && Lines.isCheap(i.set)
                || condition instanceof Truths.Compare c && isPlain(c.left, state) && isPlain(c.right, state)
                || condition instanceof Truths.IsEmpty e && Lines.isCheap(e.set);
        return plain && isSame(condition, state);
    }

    private static boolean isPlain(IntNode number, PathState state) {
        return number instanceof Numbers.Stored
                || number instanceof Numbers.Constant
                || number instanceof Numbers.Cell c && state.isOfAssigned(c);
    }
}
