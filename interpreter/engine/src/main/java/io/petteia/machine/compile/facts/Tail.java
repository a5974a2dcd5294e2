package io.petteia.machine.compile.facts;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.lower.Program;
import java.util.BitSet;
import java.util.List;

/**
 * What of a decision lies behind its last choice, where random play draws from candidates ({@link Program#drawsCandidates}): the choices are all made there, and something may still refuse them.
 */
public final class Tail {
    private final Program program;
    private final BitSet entered = new BitSet();

    public Tail(Program program) {
        this.program = program;
        if (!program.drawsCandidates()) return;
        for (int id = 0; id < program.size(); id++) {
            if (program.isChosen(id)) continue;
            for (Instruction next : program.following(program.instruction(id)))
                if (program.isChosen(next.id())) entered.set(next.id());
        }
    }

    /** Whether a decision may come to an instruction with its last choice just made. */
    public boolean isEnteredAt(Instruction at) {
        return entered.get(at.id());
    }

    /** Whether the candidates of the decision that begins at a choice may be refused. */
    public boolean mayRefuse(Choice from) {
        if (!program.drawsCandidates()) return false;
        return program
                .reach(List.of(from), each -> each instanceof Boundaries.Commit || program.isSure(each.id()))
                .stream()
                .anyMatch(this::isRefusal);
    }

    /** Whether an instruction asks of a candidate, and not on the way to one. */
    public boolean isRefusal(Instruction at) {
        return program.drawsCandidates() && at instanceof Flow.Require && program.isChosen(at.id());
    }
}
