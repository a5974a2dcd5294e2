package io.petteia.machine.compile;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Set;
import java.util.TreeMap;

/** The choices with which a decision may begin: those to which no other choice leads since the beginning, a roll of chance or the end of the decision before. */
final class DecisionStarts {
    private DecisionStarts() {}

    static Iterable<Choice> of(Unit unit) {
        TreeMap<Integer, Choice> starts = new TreeMap<>();
        BitSet seen = new BitSet();
        Deque<Instruction> open = new ArrayDeque<>(Set.of(unit.program.entry()));
        for (int id = 0; id < unit.program.size(); id++) {
            Instruction each = unit.program.instruction(id);
            if (each instanceof Boundaries.Commit || each instanceof Chance) open.addAll(each.successors());
        }
        while (!open.isEmpty()) {
            Instruction each = open.remove();
            if (seen.get(each.id())) continue;
            seen.set(each.id());
            if (each instanceof Choice choice) {
                starts.put(choice.id(), choice);
                continue;
            }
            open.addAll(each.successors());
            open.addAll(each.callees());
            if (each instanceof Flow.Return) open.addAll(unit.program.returnsTo(each));
        }
        return starts.values();
    }
}
