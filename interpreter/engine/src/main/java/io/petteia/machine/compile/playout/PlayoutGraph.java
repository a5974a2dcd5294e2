package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.flow.EachCode;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Turns;
import java.util.BitSet;
import java.util.List;

/**
 * The control graph as random play goes through it. Each instruction is two nodes: one while a decision is carried out, one behind it, where the game settles. What follows a
 * node is what may be written behind it in the same method: a rule that is called from one place is part of what calls it; where the next instruction is only known
 * when it is come to, nothing follows.
 */
final class PlayoutGraph {
    private final Unit unit;
    private final int size;
    private final int[][] following;

    PlayoutGraph(Unit unit) {
        this.unit = unit;
        size = unit.program.size();
        following = new int[2 * size][];
        for (int node = 0; node < following.length; node++) following[node] = find(node);
    }

    int size() {
        return following.length;
    }

    int node(boolean settling, Instruction at) {
        return at.id() + (settling ? size : 0);
    }

    boolean isSettling(int node) {
        return node >= size;
    }

    Instruction at(int node) {
        return unit.program.instruction(isSettling(node) ? node - size : node);
    }

    int[] following(int node) {
        return following[node];
    }

    private int[] find(int node) {
        Instruction at = at(node);
        boolean settling = isSettling(node) || at instanceof Boundaries.Commit;
        return behind(at, isSettling(node)).stream()
                .mapToInt(next -> node(settling, next))
                .toArray();
    }

    private List<Instruction> behind(Instruction at, boolean settling) {
        if (at instanceof Chance || at instanceof Choice && settling) return List.of();
        if (at instanceof Flow.Call call) return List.of(call.entry);
        if (at instanceof Flow.Return end) {
            List<Instruction> all = unit.program.returnsTo(end);
            return all.size() == 1 ? all : List.of();
        }
        return isWritten(at) ? at.successors() : List.of();
    }

    /** Whether all that may follow is gone on to in the text. */
    private static boolean isWritten(Instruction at) {
        if (at.callees().isEmpty() && at.successors().size() == 1) return true;
        return at instanceof Flow.Branch
                || at instanceof Flow.Each each && EachCode.fit(each.binding)
                || at instanceof Flow.Again
                || at instanceof Flow.Prefer
                || at instanceof Flow.WhilePossible
                || at instanceof Choices.Maybe
                || at instanceof Choices.PreferBest.Test
                || at instanceof Choices.Either
                || at instanceof Turns.Test;
    }

    /** The nodes at which play begins, or comes back to from outside of what is written. */
    BitSet entries() {
        BitSet entries = new BitSet();
        for (int id = 0; id < size; id++) {
            Instruction at = unit.program.instruction(id);
            if (at instanceof Choice) enter(entries, List.of(at));
            if (at instanceof Chance chance) entries.set(node(true, chance.next()));
            if (at instanceof Flow.Return end && following[id].length == 0) enter(entries, unit.program.returnsTo(end));
            if (at instanceof Flow.Return || at instanceof Flow.Call || at instanceof Chance || isWritten(at)) continue;
            enter(entries, at.successors());
            enter(entries, at.callees());
        }
        return entries;
    }

    private void enter(BitSet entries, List<Instruction> all) {
        for (Instruction each : all) {
            entries.set(node(false, each));
            entries.set(node(true, each));
        }
    }
}
