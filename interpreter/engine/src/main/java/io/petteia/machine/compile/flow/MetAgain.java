package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Changes;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A loop of choices that is come to again in an equal position is not gone through again, since all moves that it leads to are equal to moves that have been found. Condition:
 * every way from there says by what moves are told apart, so that it does not matter what was chosen before; and nothing is hidden.
 */
public final class MetAgain {
    private MetAgain() {}

    public static boolean fit(Unit unit, Flow.WhilePossible loop) {
        return unit.has(Rewrite.POSITIONS_MET_AGAIN)
                && unit.program.mergesMoves()
                && !unit.program.hides()
                && identified(unit.program)[loop.id()];
    }

    public static void write(Unit unit, Code code, Flow.WhilePossible loop) {
        Layout layout = unit.layout;
        boolean[] deadInts = new boolean[layout.ints()];
        boolean[] deadBits = new boolean[layout.bits()];
        boolean[] deadObjects = new boolean[layout.objects()];
        for (Layout.Slot slot : layout.locals()) {
            if (unit.program.liveness().isLive(loop, slot)) continue;
            boolean[] dead = switch (slot.kind()) {
                case INT -> deadInts;
                case BITS -> deadBits;
                case OBJECT -> deadObjects;
            };
            Arrays.fill(dead, slot.at(), slot.at() + slot.width(), true);
        }
        Changes changes = Changes.inDecisions(unit);
        code.line("if (run.comesAgain(" + loop.id() + ", " + alive(unit, deadInts, changes, changes.ints) + ", "
                + alive(unit, deadBits, changes, changes.bits) + ", "
                + alive(unit, deadObjects, changes, changes.objects) + ")) return -1;");
    }

    /** The places that something behind reads, and that may differ between two ways here: a decision changes them. */
    private static String alive(Unit unit, boolean[] dead, Changes changes, BitSet changed) {
        int[] all = IntStream.range(0, dead.length)
                .filter(n -> !dead[n] && (changes.everything || changed.get(n)))
                .toArray();
        return unit.constant("int[]", all);
    }

    /** By instruction whether all ways from it come to where moves are told apart before the decision can end. */
    private static boolean[] identified(Program program) {
        boolean[] holds = new boolean[program.size()];
        Arrays.fill(holds, true);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int id = holds.length - 1; id >= 0; id--) {
                if (!holds[id] || isSo(program, holds, program.instruction(id))) continue;
                holds[id] = false;
                changed = true;
            }
        }
        return holds;
    }

    private static boolean isSo(Program program, boolean[] holds, Instruction each) {
        if (each instanceof Choices.Identify) return true;
        if (each instanceof Boundaries.Commit || program.isSure(each.id())) return false;
        if (each.successors().isEmpty() && !(each instanceof Flow.Return)) return false;
        for (Instruction next : each.successors()) if (!holds[next.id()]) return false;
        for (Instruction callee : each.callees()) if (!holds[callee.id()]) return false;
        if (each instanceof Flow.Return)
            for (Instruction next : program.returnsTo(each)) if (!holds[next.id()]) return false;
        return true;
    }
}
