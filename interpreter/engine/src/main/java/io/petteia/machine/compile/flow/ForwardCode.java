package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.memory.Layout;
import org.jspecify.annotations.Nullable;

/** Carrying out: the script is read at each choice, and where it ends the run goes on to the next choice. */
public final class ForwardCode extends Stretches {
    private final boolean ranks;
    /** whether what has been carried out is asked for once more as a script */
    private final boolean isReadBack;

    public ForwardCode(Unit unit, LegalitySlice slice) {
        super(unit, slice, "f");
        boolean ranking = false;
        boolean together = false;
        for (int id = 0; id < unit.program.size(); id++) {
            ranking |= unit.program.instruction(id) instanceof Choices.PreferBest;
            together |= unit.program.instruction(id) instanceof Simultaneous.Enter;
        }
        ranks = ranking;
        isReadBack = ranking || together;
    }

    @Override
    protected String method() {
        return "forward";
    }

    @Override
    protected String step() {
        return "run.step";
    }

    /** A choice at which the run ends need not be gone to. */
    @Override
    protected boolean stopsBefore(Instruction at, Code code) {
        if (at instanceof Choice) code.line("if (run.stopsAt(" + at.id() + ")) return -1;");
        return false;
    }

    @Override
    protected void anchor(Instruction at, Code code) {
        code.line("run.anchor(" + at.id() + ");");
    }

    @Override
    protected boolean ends(Instruction at, Terms terms) {
        return false;
    }

    @Override
    @Nullable
    protected Instruction special(Instruction at, Terms terms) {
        Code code = terms.code;
        if (isEffect(at)) return effect(at, terms, false);
        if (at instanceof Flow.Require r) {
            boolean proved = unit.tail().isRefusal(r);
            code.open("if (run.mode != io.petteia.machine.graph.Run.Mode.APPLY" + (proved ? " || run.isProving()" : "")
                    + ") {");
            code.line("if (!(" + terms.truth(r.condition) + ")) return -1;");
            code.close();
            return r.next();
        }
        if (at instanceof Flow.EndOfPart e) {
            if (!ranks) return e.next();
            // behind a ranked way exploring goes on
            jump(e.next());
            code.line("return run.step(" + e.id() + ");");
            return null;
        }
        if (at instanceof Flow.Prefer p) return prefer(p, terms);
        if (at instanceof Flow.WhilePossible w) return ifPossible(code, w.round, w.round.entry(), w.next());
        if (at instanceof Choices.Maybe m) return ifPossible(code, m.part, m.choice, m.next());
        if (at instanceof Choices.PreferBest.Test t) return ifPossible(code, t.best.part, t.best, t.best.otherwise);
        if (at instanceof Choices.Choose c) return choose(c, terms);
        if (at instanceof Choices.Either e) return either(e, terms);
        if (at instanceof Boundaries.Commit c) {
            code.line("run.endsAtBoundary(" + c.next().id() + ");");
            return c.next();
        }
        Instruction next = TurnCode.write(this, at, terms);
        return next != null ? next : asInstruction(at, terms);
    }

    @Override
    protected Instruction call(Flow.Call c, Terms terms) {
        terms.code.line("m.setInt(" + c.returnSlot + ", " + c.next().id() + ");");
        return c.entry;
    }

    @Override
    protected String possible(Code code, Flow.Part part) {
        String so = code.name("v");
        code.line("boolean " + so + ";");
        code.line("if (run.hasInput()) " + so + " = run.read() != 0L;");
        code.line("else {");
        code.line(so + " = " + ExploreCode.asked(new Terms(unit, code, Terms.MOVER), part) + ";");
        code.line("}");
        code.line("if (run.mode != io.petteia.machine.graph.Run.Mode.SETTLE) run.remember(" + so + " ? 1L : 0L);");
        return so;
    }

    private @Nullable Instruction prefer(Flow.Prefer p, Terms terms) {
        Code code = terms.code;
        String which = code.copy("int", "0");
        code.open("if (run.hasInput()) {").line(which + " = (int) run.read();").otherwise();
        ExploreCode.firstPossible(code, p, part -> ExploreCode.asked(terms, part), which);
        code.close();
        code.line("if (run.mode != io.petteia.machine.graph.Run.Mode.SETTLE) run.remember(" + which + ");");
        ways(code, which, p.parts.length, n -> go(p.parts[n].entry(), code));
        return null;
    }

    /** @param go writes that play goes on at an alternative */
    public static void ways(Code code, String which, int many, java.util.function.IntConsumer go) {
        code.open("switch (" + which + ") {");
        for (int n = 0; n < many; n++) {
            code.open(n < many - 1 ? "case " + n + ": {" : "default: {");
            go.accept(n);
            code.close();
        }
        code.close();
    }

    private Instruction choose(Choices.Choose c, Terms terms) {
        Code code = terms.code;
        code.line("if (run.stopsAt(" + c.id() + ")) return -1;");
        for (Layout.Slot slot : c.binding.slots()) {
            if (slot.kind() == Layout.Kind.BITS) {
                for (int w = 0; w < slot.width(); w++) {
                    String word = code.copy("long", "run.read()");
                    note(code, word);
                    code.line("m.setBits(" + (slot.at() + w) + ", " + word + ");");
                }
            } else {
                String word = code.copy("long", "run.read()");
                note(code, word);
                code.line("m.setInt(" + slot.at() + ", (int) " + word + ");");
            }
        }
        code.line("run.chose();");
        return c.next();
    }

    private void note(Code code, String word) {
        if (!isReadBack && !unit.program.mergesMoves()) return;
        code.line((unit.program.mergesMoves() ? "run.note(" : "run.script.push(") + word + ");");
    }

    private @Nullable Instruction either(Choices.Either e, Terms terms) {
        Code code = terms.code;
        code.line("if (run.stopsAt(" + e.id() + ")) return -1;");
        String which = code.copy("int", "(int) run.read()");
        code.line("run.chose();");
        note(code, which);
        ways(code, which, e.alternatives.length, n -> go(e.alternatives[n], code));
        return null;
    }
}
