package io.petteia.machine.lower;

import io.petteia.machine.graph.Instruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** All instructions to which one leads. */
final class Reach {
    private Reach() {}

    /** Those of a rule, from its entry to its ends, calls passed over. */
    static List<Instruction> of(Instruction start) {
        return of(List.of(start), Instruction::successors);
    }

    static List<Instruction> of(
            Collection<? extends Instruction> from,
            Function<Instruction, ? extends Collection<Instruction>> following) {
        BitSet seen = new BitSet();
        Deque<Instruction> open = new ArrayDeque<>(from);
        List<Instruction> all = new ArrayList<>();
        while (!open.isEmpty()) {
            Instruction each = open.remove();
            if (seen.get(each.id())) continue;
            seen.set(each.id());
            all.add(each);
            open.addAll(following.apply(each));
        }
        return all;
    }
}
