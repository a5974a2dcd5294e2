package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.facts.Ranking;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.guard.SafePath;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import java.util.List;

/**
 * Which decisions {@link RowsCode} can list. Condition: until such a decision ends there is nothing but choices of one option, effects, conditions and loops; nothing is
 * chosen behind what says by what moves are told apart; a part that is ranked begins with a choice, and no decision ends in it; and no guard is known to hold of sites at
 * once ({@link SafePath}), for then listing by sets is faster.
 */
final class RowsFit {
    private final Unit unit;
    private final Ranking ranking;

    RowsFit(Unit unit, Ranking ranking) {
        this.unit = unit;
        this.ranking = ranking;
    }

    boolean fits(Choice begin) {
        for (Instruction each : decision(begin)) if (!fits(each)) return false;
        return true;
    }

    /** All that may be carried out until a decision ends. */
    List<Instruction> decision(Choice begin) {
        return unit.program.reach(List.of(begin), this::ends);
    }

    /** Whether a move that has come here is complete, or a candidate. */
    boolean ends(Instruction at) {
        return at instanceof Boundaries.Commit || unit.isComplete(at) && !ranking.isInside(at);
    }

    private boolean fits(Instruction each) {
        if (each instanceof Boundaries.Commit) return !ranking.isInside(each);
        if (ends(each)) return true;
        if (each instanceof Choices.Choose c) {
            SafePath path = SafePath.of(unit, c);
            return path == null || path.reached.stream().allMatch(unit.tail()::isRefusal);
        }
        if (each instanceof Choices.Identify) return isLast(each);
        if (each instanceof Choices.PreferBest best) return choosesFirst(best.part);
        return each instanceof Choices.Either
                || each instanceof Choices.PreferBest.Test
                || each instanceof Choices.Maybe
                || each instanceof Flow.Label
                || each instanceof Flow.Branch
                || each instanceof Flow.Call
                || each instanceof Flow.Return
                || each instanceof Flow.Count
                || each instanceof Flow.Again
                || each instanceof Flow.Collect
                || each instanceof Flow.Each
                || each instanceof Flow.Require
                || each instanceof Flow.Prefer
                || each instanceof Flow.WhilePossible
                || each instanceof Flow.EndOfPart
                || each instanceof Boundaries.Announce
                || Stretches.isNothing(each)
                || Stretches.isEffect(each);
    }

    /** Whether nothing is chosen behind an instruction before the decision ends. */
    private boolean isLast(Instruction identify) {
        for (Instruction each : unit.program.reach(identify.successors(), this::ends))
            if (each instanceof Choice) return false;
        return true;
    }

    private boolean choosesFirst(Flow.Part part) {
        for (Instruction each : unit.program.reach(List.of(part.entry()), at -> at instanceof Choice || ends(at)))
            if (ends(each) || each instanceof Flow.EndOfPart || each instanceof Choices.PreferBest) return false;
        return true;
    }
}
