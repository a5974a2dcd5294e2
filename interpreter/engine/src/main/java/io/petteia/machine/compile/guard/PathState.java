package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** What is known where a {@link SafePath} has come to: what locals hold, what has changed, and what the piece that moves may have become. */
final class PathState {
    static final Object OTHER = "other";

    final Map<Integer, Object> holding = new HashMap<>();
    final Map<Integer, Instruction> returns = new HashMap<>();
    /** Locals that were given what they may have before already. */
    final BitSet assigned = new BitSet();

    final BitSet ints = new BitSet();
    final BitSet bits = new BitSet();
    /** By local the set from which it was chosen. */
    final Map<Integer, SetNode> chosenFrom = new HashMap<>();
    /** Pieces that the piece may have become. */
    final BitSet becomes = new BitSet();

    boolean touched;
    boolean arrived;
    boolean chooses;

    PathState copy() {
        PathState copy = new PathState();
        copy.holding.putAll(holding);
        copy.returns.putAll(returns);
        copy.ints.or(ints);
        copy.bits.or(bits);
        copy.chosenFrom.putAll(chosenFrom);
        copy.becomes.or(becomes);
        copy.assigned.or(assigned);
        copy.touched = touched;
        copy.arrived = arrived;
        copy.chooses = chooses;
        return copy;
    }

    void write(Layout.Slot slot) {
        if (slot.temporary()) return;
        if (slot.kind() == Layout.Kind.INT) {
            ints.set(slot.at());
            assigned.clear(slot.at());
            holding.put(slot.at(), OTHER);
            chosenFrom.remove(slot.at());
        } else if (slot.kind() == Layout.Kind.BITS) bits.set(slot.at(), slot.at() + slot.width());
    }

    /** What a number is: the site chosen, the place that holds it from before, or something else. */
    Object held(IntNode number) {
        if (!(number instanceof Numbers.Stored s)) return OTHER;
        Object known = holding.get(s.at);
        if (known != null) return known;
        return ints.get(s.at) ? OTHER : (Object) s.at;
    }

    /** The pieces that a number may be. */
    BitSet pieces(IntNode number, Unit unit) {
        BitSet all = new BitSet();
        if (number instanceof Numbers.Constant c) all.set(c.value);
        else if (number instanceof Numbers.Cell c) for (int value : c.cells) if (value >= 0) all.set(value);
        if (!all.isEmpty()) return all;
        SetNode from = number instanceof Numbers.Stored s ? chosenFrom.get(s.at) : null;
        long[] words = from == null || from.base != 0 ? null : unit.constantSet(from);
        if (words != null) return BitSet.valueOf(words);
        all.set(0, unit.layout.model().pieces().size());
        return all;
    }

    /** Whether a fixed answer is looked up by locals that are known to hold something. */
    boolean isOfAssigned(Numbers.Cell cell) {
        for (IntNode key : cell.index.keys())
            if (!(key instanceof Numbers.Stored s) || !assigned.get(s.at)) return false;
        return true;
    }
}
