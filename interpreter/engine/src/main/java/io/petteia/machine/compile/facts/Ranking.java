package io.petteia.machine.compile.facts;

import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.lower.Program;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parts of a program of which only the best ways are moves: where they end, and what belongs to them, which is carried out even where the rest is sure. */
public final class Ranking {
    private final Map<Integer, Choices.PreferBest> byPart = new HashMap<>();
    private final BitSet inside = new BitSet();

    Ranking(Program program) {
        for (int id = 0; id < program.size(); id++) {
            if (!(program.instruction(id) instanceof Choices.PreferBest best)) continue;
            byPart.put(best.part.number(), best);
            follow(best.part);
        }
    }

    private void follow(Flow.Part part) {
        BitSet seen = new BitSet();
        Deque<Instruction> open = new ArrayDeque<>(List.of(part.entry()));
        while (!open.isEmpty()) {
            Instruction each = open.remove();
            if (seen.get(each.id())) continue;
            seen.set(each.id());
            if (each instanceof Flow.EndOfPart end && end.part == part.number()) continue;
            // rules that are called come back to the call
            open.addAll(each.successors());
            open.addAll(each.callees());
        }
        inside.or(seen);
    }

    /** Whether an instruction may be carried out in a part that is ranked; its end counts. */
    public boolean isInside(Instruction at) {
        return inside.get(at.id());
    }

    /** By what the part that ends here is ranked; null if it is not. */
    public Choices.@Nullable PreferBest of(Flow.EndOfPart end) {
        return byPart.get(end.part);
    }
}
