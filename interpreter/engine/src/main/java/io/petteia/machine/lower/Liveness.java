package io.petteia.machine.lower;

import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Run;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import java.util.BitSet;
import java.util.List;

/**
 * Which locals something behind an instruction may still read. At a boundary the others are emptied, so that two positions that are equal for the rules are
 * equal in memory. Where a rule ends it may go on behind each of its calls; that makes too many locals live, never too few.
 */
public final class Liveness implements Run.Dead {
    private final List<Layout.Slot> slots;
    private final BitSet[] live;

    public Liveness(Layout layout, Instruction[] code) {
        slots = layout.locals();
        live = new BitSet[code.length];
        BitSet[] reads = new BitSet[code.length];
        BitSet[] writes = new BitSet[code.length];
        for (Instruction each : code) {
            live[each.id()] = new BitSet();
            reads[each.id()] = bits(each.reads());
            writes[each.id()] = bits(each.writes());
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = code.length - 1; i >= 0; i--) changed |= update(code[i], reads, writes);
        }
    }

    private boolean update(Instruction each, BitSet[] reads, BitSet[] writes) {
        BitSet now = new BitSet();
        for (Instruction next : each.successors()) now.or(live[next.id()]);
        if (each instanceof Flow.Call c) now.or(live[c.returnsTo().id()]);
        now.andNot(writes[each.id()]);
        now.or(reads[each.id()]);
        if (now.equals(live[each.id()])) return false;
        live[each.id()] = now;
        return true;
    }

    private BitSet bits(List<Layout.Slot> some) {
        BitSet bits = new BitSet();
        for (Layout.Slot slot : some) {
            int at = slots.indexOf(slot);
            if (at >= 0) bits.set(at);
        }
        return bits;
    }

    public boolean isLive(Instruction at, Layout.Slot slot) {
        return live[at.id()].get(slots.indexOf(slot));
    }

    @Override
    public void clear(Memory m, Instruction at) {
        BitSet alive = live[at.id()];
        for (int i = alive.nextClearBit(0); i < slots.size(); i = alive.nextClearBit(i + 1)) {
            Layout.Slot slot = slots.get(i);
            switch (slot.kind()) {
                case INT -> m.setInt(slot.at(), 0);
                case BITS -> {
                    for (int w = 0; w < slot.width(); w++) m.setBits(slot.at() + w, 0);
                }
                case OBJECT -> m.setObject(slot.at(), null);
            }
        }
    }
}
