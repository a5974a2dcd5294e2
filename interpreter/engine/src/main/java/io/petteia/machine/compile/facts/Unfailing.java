package io.petteia.machine.compile.facts;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.lower.Program;

/**
 * From which instructions on, once something has been chosen, some way leads to the end of the part or decision, whatever the position: there is nothing that may
 * refuse, and no choice but those that are only come to when they are possible. A part that has come there can be carried out.
 */
public final class Unfailing {
    private final Program program;
    private final boolean[] holds;

    public Unfailing(Program program) {
        this.program = program;
        holds = new boolean[program.size()];
        java.util.Arrays.fill(holds, true);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int id = holds.length - 1; id >= 0; id--) {
                if (!holds[id] || isSo(program.instruction(id))) continue;
                holds[id] = false;
                changed = true;
            }
        }
    }

    public boolean from(Instruction at) {
        return holds[at.id()];
    }

    private boolean isSo(Instruction each) {
        if (program.isSure(each.id()) || each instanceof Boundaries.Commit) return true;
        if (each instanceof Flow.Require) return false;
        if (each instanceof Choices.Either e) {
            for (Instruction alternative : e.alternatives) if (from(alternative)) return true;
            return false;
        }
        if (each instanceof Choice) return false;
        if (each instanceof Choices.Maybe m) return from(m.next());
        if (each instanceof Flow.WhilePossible w) return from(w.next()) && isSoBehind(w.round);
        if (each instanceof Choices.PreferBest.Test t) return from(t.best.otherwise) && isSoBehind(t.best.part);
        if (each instanceof Flow.Prefer p) {
            for (int n = 0; n < p.parts.length - 1; n++) if (!isSoBehind(p.parts[n])) return false;
            return from(p.parts[p.parts.length - 1].entry());
        }
        for (Instruction next : program.following(each)) if (!from(next)) return false;
        return true;
    }

    /** Behind a part that is possible. */
    private boolean isSoBehind(Flow.Part part) {
        for (int id = 0; id < holds.length; id++)
            if (program.instruction(id) instanceof Flow.EndOfPart e && e.part == part.number() && !from(e.next()))
                return false;
        return true;
    }
}
