package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Turns;
import io.petteia.machine.memory.Layout;
import org.jspecify.annotations.Nullable;

/** Turns one after the other: who is next, how many there were, who passed, what is remembered of each. */
public final class TurnCode {
    private final Stretches all;
    private final Terms terms;
    private final Code code;

    private TurnCode(Stretches all, Terms terms) {
        this.all = all;
        this.terms = terms;
        this.code = terms.code;
    }

    /** The instruction that follows; null if this is none that can be written. */
    public static @Nullable Instruction write(Stretches all, Instruction at, Terms terms) {
        TurnCode turns = new TurnCode(all, terms);
        if (at instanceof Turns.Test t) return turns.test(t);
        if (at instanceof Turns.Begin b) return turns.begin(b);
        if (at instanceof Turns.Finish f) return turns.finish(f);
        if (at instanceof Turns.Next n) return turns.next(n);
        return null;
    }

    private Instruction test(Turns.Test t) {
        code.line(all.setInt(Layout.MOVER, "i[" + t.places().current() + "]"));
        all.anchor(t, code);
        if (t.limit != null) {
            code.open("if (i[" + Layout.TURN + "] >= " + terms.number(t.limit) + ") {");
            all.go(t.limited, code);
            code.close();
        }
        if (t.until != null) {
            code.open("if (" + terms.truth(t.until) + ") {");
            all.go(t.done, code);
            code.close();
        }
        return t.next();
    }

    private Instruction begin(Turns.Begin b) {
        if (!all.isUsual(b)) code.line("if (i[" + Layout.BEGUN + "] == 0) return " + all.elsewhere(b) + ";");
        code.line(all.setInt(Layout.TURN, "i[" + Layout.TURN + "] + 1"));
        if (passes()) code.line(all.setInt(Layout.PASSED, 0));
        boolean resets = terms.unit.layout.model().variables().stream().anyMatch(v -> v.turnScoped());
        if (resets) code.line(terms.unit.constant("io.petteia.machine.graph.Turns.Begin", b) + ".starts.reset(m);");
        return b.next();
    }

    private Instruction finish(Turns.Finish f) {
        if (!f.remembered.isEmpty() || !isTestedNext(f))
            code.line(all.setInt(Layout.MOVER, "i[" + f.places.current() + "]"));
        String passes = passes() ? "i[" + Layout.PASSED + "] != 0 ? i[" + Layout.PASSES + "] + 1 : 0" : "0";
        code.line(all.setInt(Layout.PASSES, passes));
        if (passes()) code.line(all.setInt(Layout.PASSED, 0));
        if (!f.remembered.isEmpty())
            code.line("io.petteia.machine.graph.Turns.remember(m, "
                    + terms.unit.constant("io.petteia.machine.memory.Remembered", f.remembered) + ");");
        return f.next();
    }

    /** Whether the next turn is at once found and tested, which sets the mover anew. */
    private static boolean isTestedNext(Turns.Finish f) {
        Instruction next = behindLabels(f.next());
        return next instanceof Turns.Next && behindLabels(next.next()) instanceof Turns.Test;
    }

    private static Instruction behindLabels(Instruction from) {
        Instruction at = from;
        while (at instanceof Flow.Label && Stretches.isNothing(at)) at = at.next();
        return at;
    }

    /** Whether anybody ever passes. */
    private boolean passes() {
        for (int id = 0; id < terms.unit.program.size(); id++)
            if (terms.unit.program.instruction(id) instanceof Choices.Passed) return true;
        return false;
    }

    private Instruction next(Turns.Next n) {
        String current = "i[" + n.places.current() + "]";
        int last = terms.unit.layout.model().seated() - 1;
        String after = current + " == " + last + " ? 0 : " + current + " + 1";
        if (all.isUsual(n)) {
            code.line(all.setInt(n.places.current(), after));
            return n.next();
        }
        String named = "i[" + Layout.NEXT + "]";
        boolean names = namesNext();
        code.open("if (" + (names ? "" : named + " >= 0 || ") + "i[" + Layout.OUT + "] != 0 || i[" + n.places.who()
                + "] != " + terms.unit.layout.everybody() + ") {");
        code.line("run.step(" + n.id() + ");");
        code.otherwise();
        code.line(all.setInt(n.places.current(), names ? named + " >= 0 ? " + named + " : " + after : after));
        if (names) code.line(all.setInt(Layout.NEXT, -1));
        code.close();
        return n.next();
    }

    /** Whether the rules ever name who is next. */
    private boolean namesNext() {
        for (int id = 0; id < terms.unit.program.size(); id++)
            if (terms.unit.program.instruction(id) instanceof Assignments.OfControl c && c.at == Layout.NEXT)
                return true;
        return false;
    }
}
