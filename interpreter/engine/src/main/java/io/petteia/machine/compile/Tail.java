package io.petteia.machine.compile;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.lower.Program;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What of a decision lies behind its last choice, where random play draws from candidates ({@link Program#drawsCandidates}): the choices are all made there, and something may still refuse them.
 */
final class Tail {
    private final Program program;
    private final BitSet entered = new BitSet();

    Tail(Program program) {
        this.program = program;
        if (!program.drawsCandidates()) return;
        for (int id = 0; id < program.size(); id++) {
            if (program.isChosen(id)) continue;
            for (Instruction next : following(program.instruction(id)))
                if (program.isChosen(next.id())) entered.set(next.id());
        }
    }

    /** Whether a decision may come to an instruction with its last choice just made. */
    boolean isEnteredAt(Instruction at) {
        return entered.get(at.id());
    }

    /** Whether the candidates of the decision that begins at a choice may be refused. */
    boolean mayRefuse(Choice from) {
        if (!program.drawsCandidates()) return false;
        BitSet seen = new BitSet();
        Deque<Instruction> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Instruction each = open.remove();
            if (isRefusal(each)) return true;
            if (seen.get(each.id()) || each instanceof Boundaries.Commit || program.isSure(each.id())) continue;
            seen.set(each.id());
            open.addAll(following(each));
        }
        return false;
    }

    /** Whether an instruction asks of a candidate, and not on the way to one. */
    boolean isRefusal(Instruction at) {
        return program.drawsCandidates() && at instanceof Flow.Require && program.isChosen(at.id());
    }

    private Set<Instruction> following(Instruction each) {
        Set<Instruction> all = new LinkedHashSet<>(each.successors());
        all.addAll(each.callees());
        if (each instanceof Flow.Return) all.addAll(program.returnsTo(each));
        return all;
    }
}
