package io.petteia.machine.lower;

import io.petteia.machine.graph.Instruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** All instructions of a rule, from its entry to its ends, calls passed over. */
final class Reach {
    private Reach() {}

    static List<Instruction> of(Instruction start) {
        BitSet seen = new BitSet();
        Deque<Instruction> open = new ArrayDeque<>(List.of(start));
        seen.set(start.id());
        List<Instruction> all = new ArrayList<>();
        while (!open.isEmpty()) {
            Instruction each = open.remove();
            all.add(each);
            for (Instruction next : each.successors()) {
                if (seen.get(next.id())) continue;
                seen.set(next.id());
                open.add(next);
            }
        }
        return all;
    }
}
