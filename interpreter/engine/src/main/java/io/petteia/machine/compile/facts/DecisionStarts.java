package io.petteia.machine.compile.facts;

import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Instruction;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** The choices with which a decision may begin: those to which no other choice leads since the beginning, a roll of chance or the end of the decision before. */
public final class DecisionStarts {
    private DecisionStarts() {}

    public static Iterable<Choice> of(Unit unit) {
        List<Instruction> begins = new ArrayList<>(List.of(unit.program.entry()));
        for (int id = 0; id < unit.program.size(); id++) {
            Instruction each = unit.program.instruction(id);
            if (each instanceof Boundaries.Commit || each instanceof Chance) begins.addAll(each.successors());
        }
        TreeMap<Integer, Choice> starts = new TreeMap<>();
        for (Instruction each : unit.program.reach(begins, Choice.class::isInstance))
            if (each instanceof Choice choice) starts.put(choice.id(), choice);
        return starts.values();
    }
}
