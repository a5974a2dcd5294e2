package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.flow.EachCode;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.Lists;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.Truths;
import io.petteia.machine.pattern.CompiledPattern;
import java.util.BitSet;
import java.util.Set;

/**
 * Locals of rules that methods of random play hold in variables of Java instead of the position. Condition: nothing reads the local where play halts; all that reads it is
 * written out, so that nobody looks for it in the position; and nothing reads it before the method has set it, nor where play goes on outside of the method.
 */
public final class LocalVariables {
    /** Nodes that ask their parts by their terms. */
    private static final Set<Class<?>> WRITTEN = Set.of(
            Numbers.Stored.class,
            Numbers.Entry.class,
            Numbers.EntryIndex.class,
            Numbers.Arithmetic.class,
            Numbers.Conditional.class,
            Truths.Not.class,
            Truths.Junction.class,
            Truths.Compare.class,
            Truths.In.class,
            Truths.InRange.class,
            Lists.Made.class,
            Sets.Collected.class);

    private final Unit unit;
    /** the places of those that fit anywhere */
    private final BitSet all = new BitSet();

    LocalVariables(Unit unit) {
        this.unit = unit;
        if (!unit.has(Rewrite.LOCALS_IN_VARIABLES)) return;
        for (Layout.Slot slot : unit.layout.locals())
            if (slot.kind() == Layout.Kind.INT && !slot.temporary() && fits(slot)) all.set(slot.at());
    }

    /** Those of a method that begins at an instruction. */
    BitSet from(Instruction root) {
        BitSet some = (BitSet) all.clone();
        some.andNot(readFrom(root));
        return some;
    }

    /** The places of locals that an instruction uses, or something that follows it reads. */
    BitSet usedFrom(Instruction at) {
        BitSet used = readFrom(at);
        for (Layout.Slot slot : at.writes()) if (slot.kind() == Layout.Kind.INT) used.set(slot.at());
        return used;
    }

    private BitSet readFrom(Instruction at) {
        BitSet read = new BitSet();
        for (Layout.Slot slot : unit.layout.locals())
            if (slot.kind() == Layout.Kind.INT && unit.program.liveness().isLive(at, slot)) read.set(slot.at());
        return read;
    }

    private boolean fits(Layout.Slot slot) {
        for (int id = 0; id < unit.program.size(); id++) {
            Instruction at = unit.program.instruction(id);
            boolean halts = at instanceof Choice || at instanceof Chance;
            if (halts && unit.program.liveness().isLive(at, slot)) return false;
            if (isUsed(slot, at) && !isWritten(slot, at)) return false;
        }
        return true;
    }

    private boolean isUsed(Layout.Slot slot, Instruction at) {
        Reads reads = unit.reads(at);
        return reads.everything
                || reads.ints.get(slot.at())
                || at.reads().contains(slot)
                || at.writes().contains(slot);
    }

    private boolean isWritten(Layout.Slot slot, Instruction at) {
        if (Stretches.isNothing(at) || at instanceof Boundaries.Announce || at instanceof Flow.Again) return true;
        if (unit.reads(at).everything)
            return !at.reads().contains(slot) && !at.writes().contains(slot);
        boolean plain = at instanceof Flow.Branch
                || at instanceof Flow.Count
                || at instanceof Flow.Call
                || at instanceof Flow.Return
                || at instanceof Assignments.OfInts
                || at instanceof Assignments.Locals locals && isPlain(locals)
                || at instanceof Flow.Collect collect && EachCode.fitsWords(collect.binding)
                || at instanceof Flow.Each each && EachCode.fitsWords(each.binding)
                || at instanceof Choices.Choose choose && choose.binding.slots().length == 1;
        return plain && unit.reads(at).all(node -> isWritten(slot.at(), node));
    }

    private static boolean isPlain(Assignments.Locals locals) {
        for (Calls.Argument each : locals.arguments)
            if (each instanceof Calls.ObjectArgument || each.slot.temporary()) return false;
        return true;
    }

    private boolean isWritten(int place, Object node) {
        if (!unit.reads(node).ints.get(place)) return true;
        if (node instanceof Functions.Step step) return step.times instanceof Numbers.Constant one && one.value == 1;
        return !isNode(node) || WRITTEN.contains(node.getClass());
    }

    private static boolean isNode(Object object) {
        return object instanceof IntNode
                || object instanceof SetNode
                || object instanceof ListNode
                || object instanceof ObjectNode
                || object instanceof CompiledPattern;
    }
}
