package io.petteia.machine.lower;

import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Run;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which locals something behind an instruction may still read. Where a decision ends the others are emptied, so that two positions that are equal for the rules
 * are equal in memory. First, rule by rule, what is read before the rule ends, calls included; then what any caller of the rule reads afterwards. So
 * too many locals may be live inside a rule that is called from several places, never too few.
 */
public final class Liveness implements Run.Dead {
    private final List<Layout.Slot> slots;
    private final Map<Layout.Slot, Integer> numbers = new HashMap<>();
    private final Instruction[] code;
    private final BitSet[] live;

    public Liveness(Layout layout, Instruction[] code, Instruction entry) {
        slots = layout.locals();
        for (Layout.Slot slot : slots) numbers.put(slot, numbers.size());
        this.code = code;
        live = new BitSet[code.length];
        for (int i = 0; i < code.length; i++) live[i] = new BitSet();
        withinRules();
        behindRules(entry);
    }

    private void withinRules() {
        BitSet[] reads = new BitSet[code.length];
        BitSet[] writes = new BitSet[code.length];
        for (Instruction each : code) {
            reads[each.id()] = bits(each.reads());
            writes[each.id()] = bits(each.writes());
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = code.length - 1; i >= 0; i--) {
                BitSet now = new BitSet();
                for (Instruction next : code[i].successors()) now.or(live[next.id()]);
                for (Instruction callee : code[i].callees()) now.or(live[callee.id()]);
                now.andNot(writes[i]);
                now.or(reads[i]);
                if (now.equals(live[i])) continue;
                live[i] = now;
                changed = true;
            }
        }
    }

    /** From the entry of the game through all calls: what is live behind a call is live all through the rule. */
    private void behindRules(Instruction entry) {
        BitSet[] behind = new BitSet[code.length];
        behind[entry.id()] = new BitSet();
        Deque<Instruction> entries = new ArrayDeque<>(List.of(entry));
        while (!entries.isEmpty()) {
            Instruction start = entries.remove();
            for (Instruction each : Reach.of(start)) {
                BitSet after = afterCall(each, behind[start.id()]);
                for (Instruction callee : each.callees()) {
                    BitSet known = behind[callee.id()];
                    BitSet joined = known == null ? new BitSet() : (BitSet) known.clone();
                    joined.or(after);
                    if (joined.equals(known)) continue;
                    behind[callee.id()] = joined;
                    entries.add(callee);
                }
            }
        }
        for (int i = 0; i < behind.length; i++)
            if (behind[i] != null) for (Instruction each : Reach.of(code[i])) live[each.id()].or(behind[i]);
    }

    private BitSet afterCall(Instruction call, BitSet behindRule) {
        BitSet after = (BitSet) behindRule.clone();
        if (call.callees().isEmpty()) return after;
        for (Instruction next : call.successors()) after.or(live[next.id()]);
        after.or(bits(call.reads()));
        return after;
    }

    private BitSet bits(List<Layout.Slot> some) {
        BitSet bits = new BitSet();
        for (Layout.Slot slot : some) {
            Integer at = numbers.get(slot);
            if (at != null) bits.set(at);
        }
        return bits;
    }

    public boolean isLive(Instruction at, Layout.Slot slot) {
        Integer number = numbers.get(slot);
        return number != null && live[at.id()].get(number);
    }

    @Override
    public void clear(Memory m, @Nullable Instruction at) {
        BitSet alive = at == null ? new BitSet() : live[at.id()];
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
