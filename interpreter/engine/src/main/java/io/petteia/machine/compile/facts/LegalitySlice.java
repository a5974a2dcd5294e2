package io.petteia.machine.compile.facts;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import java.util.BitSet;
import java.util.List;

/**
 * What of the position something may still read before the decision under way is complete. Exploring carries out only effects that change some of that; of a piece that
 * moves only what is read: whose it is, of what type, that something stands there, what stands there. At the end of a part that is ranked, that is what ranks it. Condition: the
 * game has no simultaneous choices; pieces neither lie on one another nor carry values.
 */
public final class LegalitySlice {
    private final Unit unit;
    private final Program program;
    private final Layout layout;
    private final Reads[] live;
    private final Reads[] own;
    private final BitSet beforeChoices = new BitSet();
    public final Ranking ranking;
    public final boolean applies;

    public LegalitySlice(Unit unit) {
        this.unit = unit;
        program = unit.program;
        layout = program.layout();
        ranking = new Ranking(program);
        live = new Reads[program.size()];
        own = new Reads[program.size()];
        boolean plain = unit.has(Rewrite.CHOICE_BEFORE_CONSEQUENCE);
        for (int id = 0; id < program.size(); id++) {
            Instruction each = program.instruction(id);
            plain &= !(each instanceof Simultaneous.Enter);
            live[id] = new Reads(layout);
            own[id] = read(each);
        }
        applies = plain;
        if (!plain) return;
        findBeforeChoices();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int id = program.size() - 1; id >= 0; id--) changed |= grow(program.instruction(id));
        }
    }

    private Reads read(Instruction each) {
        if (each instanceof Flow.EndOfPart end) return readByRanking(end);
        if (each instanceof Flow.Label
                || each instanceof Flow.Phase
                || each instanceof Flow.Prefer
                || each instanceof Flow.WhilePossible
                || each instanceof Choices.Maybe
                || each instanceof Choices.PreferBest
                || each instanceof Choices.PreferBest.Test
                || each instanceof Choices.Passed
                || each instanceof Boundaries.Record
                || each instanceof Boundaries.Announce
                || each instanceof Boundaries.Commit
                || each instanceof Telling.Did
                || each instanceof Telling.Went
                || each instanceof Telling.Made
                || each instanceof Flow.Call) return new Reads(layout);
        Reads reads = Reads.of(layout, each);
        if (each instanceof Flow.Return r) reads.ints.set(r.returnSlot);
        if (each instanceof Flow.Again a) reads.ints.set(a.counter);
        if (each instanceof Assignments.Mover m) reads.ints.set(m.slot);
        if (each instanceof Effects.Move
                || each instanceof Effects.Place
                || each instanceof Effects.Remove
                || each instanceof Effects.Turn) {
            reads.board(Reads.Board.CELLS);
            if (each instanceof Effects.Place) reads.mover = true;
        }
        if (each instanceof Effects.MoveStack) reads.everything = true;
        return reads;
    }

    private Reads readByRanking(Flow.EndOfPart end) {
        Reads reads = new Reads(layout);
        Choices.PreferBest best = ranking.of(end);
        if (best != null) for (IntNode key : best.keys) reads.add(Reads.of(layout, key));
        return reads;
    }

    /** Where a part that is tried may be before anything has been chosen in it: there a boundary does not end the decision. */
    private void findBeforeChoices() {
        for (int id = 0; id < program.size(); id++) {
            Instruction each = program.instruction(id);
            if (each instanceof Flow.Prefer p) for (Flow.Part part : p.parts) before(part);
            if (each instanceof Flow.WhilePossible w) before(w.round);
            if (each instanceof Choices.Maybe m) before(m.part);
            if (each instanceof Choices.PreferBest b) before(b.part);
        }
        for (int id = 0; id < program.size(); id++)
            if (program.instruction(id) instanceof Flow.Call call
                    && call.next() instanceof Flow.EndOfPart end
                    && end.next() instanceof Flow.Label label
                    && label.next() == label) before(new Flow.Part(call, end.part));
    }

    private void before(Flow.Part part) {
        for (Instruction each : program.reach(
                List.of(part.entry()),
                each -> each instanceof Choice || each instanceof Flow.EndOfPart e && e.part == part.number()))
            beforeChoices.set(each.id());
    }

    private boolean grow(Instruction each) {
        int id = each.id();
        Reads now = new Reads(layout);
        if (!unit.isComplete(each) || ranking.isInside(each)) {
            boolean ends = each instanceof Boundaries.Commit && !beforeChoices.get(id);
            if (!ends) {
                for (Instruction next : program.following(each)) now.add(live[next.id()]);
            }
            if (isNeeded(each)) now.add(own[id]);
        }
        if (live[id].covers(now)) return false;
        live[id].add(now);
        return true;
    }

    private Reads after(Instruction each) {
        Reads after = new Reads(layout);
        for (Instruction next : each.successors()) after.add(live[next.id()]);
        return after;
    }

    /** Whether an effect changes anything that is still read; what is no effect is always needed. */
    public boolean isNeeded(Instruction each) {
        if (!applies) return true;
        Reads after = after(each);
        if (after.everything) return true;
        if (each instanceof Assignments.OfInts a)
            return !(a.place instanceof Numbers.Constant c) || intersects(after.ints, c.value, a.entries);
        if (each instanceof Assignments.OfSets a)
            return !(a.place instanceof Numbers.Constant c)
                    || intersects(after.bits, c.value, a.entries * a.value.words);
        if (each instanceof Assignments.Locals l) {
            for (Calls.Argument argument : l.arguments) if (isRead(argument, after)) return true;
            return false;
        }
        if (each instanceof Effects.Move
                || each instanceof Effects.Place
                || each instanceof Effects.Remove
                || each instanceof Effects.Turn) return what(each) != 0;
        return true;
    }

    public static boolean isRead(Calls.Argument argument, Reads after) {
        Layout.Slot slot = argument.slot;
        return switch (slot.kind()) {
            case INT -> after.ints.get(slot.at());
            case BITS -> intersects(after.bits, slot.at(), slot.width());
            case OBJECT -> true;
        };
    }

    public boolean isRead(Instruction each, Calls.Argument argument) {
        Reads after = after(each);
        return !applies || after.everything || isRead(argument, after);
    }

    private static boolean intersects(BitSet all, int from, int count) {
        int at = all.nextSetBit(from);
        return at >= 0 && at < from + count;
    }

    /** What of the board an effect has to change, as {@link Pieces} says. */
    public int what(Instruction each) {
        if (!applies) return Pieces.ALL;
        Reads after = after(each);
        if (after.everything) return Pieces.ALL;
        int what = 0;
        if (after.has(Reads.Board.OCCUPIED)) what |= Pieces.OCCUPIED;
        if (after.has(Reads.Board.OWNERS)) what |= Pieces.OWNERS;
        if (after.has(Reads.Board.PIECES)) what |= Pieces.PIECES;
        if (after.has(Reads.Board.CELLS)) what |= Pieces.CELLS;
        return what;
    }
}
