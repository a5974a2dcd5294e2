package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Endings;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Turns;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.SetNode;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The usual order of turns, which is asked about once before plies are drawn one after the other, and not in each of them: all take part, nobody is out or named for the next
 * turn, and the first turn has begun. Condition: all take part in these turns, which are entered on every way to the decision and never from there; no rule has a player lose
 * while others go on, or names who is next.
 */
public final class UsualOrder {
    private final Unit unit;
    private final Choice from;

    UsualOrder(Unit unit, Choice from) {
        this.unit = unit;
        this.from = from;
    }

    /** When the order is another one, where turns follow one another in the usual order once they do so; empty where they need not. */
    String unless(Turns.Next n) {
        if (!unit.has(Rewrite.ORDER_ASKED_ONCE) || exists(UsualOrder::changes)) return "";
        Predicate<Instruction> enters = each -> each instanceof Turns.Enter e && e.places.who() == n.places.who();
        if (exists(each -> enters.test(each) && !isEverybody(((Turns.Enter) each).of))) return "";
        if (reaches(from, enters, each -> false) || !isBehind(enters)) return "";
        return "i[" + Layout.NEXT + "] >= 0 || i[" + Layout.OUT + "] != 0 || i[" + n.places.who() + "] != "
                + unit.layout.everybody();
    }

    /** When no turn has begun; empty where that may come later. */
    String unless(Turns.Begin b) {
        boolean begins = unit.has(Rewrite.ORDER_ASKED_ONCE) && isBehind(each -> each instanceof Turns.Begin);
        return begins ? "i[" + Layout.BEGUN + "] == 0" : "";
    }

    private boolean isEverybody(@Nullable SetNode players) {
        if (players == null || players instanceof Functions.Players) return true;
        long[] some = unit.constantSet(players);
        return some != null && some[0] == unit.layout.everybody();
    }

    private static boolean changes(Instruction at) {
        return at instanceof Endings.Lose || at instanceof Assignments.OfControl c && c.at == Layout.NEXT;
    }

    private boolean exists(Predicate<Instruction> wanted) {
        for (int id = 0; id < unit.program.size(); id++) if (wanted.test(unit.program.instruction(id))) return true;
        return false;
    }

    /** Whether every way from the beginning to the decision leads through one of some instructions. */
    private boolean isBehind(Predicate<Instruction> some) {
        return !reaches(unit.program.entry(), each -> each == from, some);
    }

    private boolean reaches(Instruction start, Predicate<Instruction> goal, Predicate<Instruction> border) {
        return unit.program.reach(List.of(start), border).stream().anyMatch(goal);
    }
}
