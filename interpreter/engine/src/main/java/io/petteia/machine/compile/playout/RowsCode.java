package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.DecisionStarts;
import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.flow.ExploreCode;
import io.petteia.machine.compile.flow.ForwardCode;
import io.petteia.machine.compile.flow.MetAgain;
import io.petteia.machine.compile.flow.PartQuestions;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decisions of several choices, listed for random play as rows of words, of which one is drawn. Exploring once more, but only to list: no mode is asked for, no script is
 * kept, and what effects change is put back from variables. Of a part that is ranked only the rows of the best ways are kept. Condition: {@link RowsFit}.
 */
public final class RowsCode extends Stretches {
    private final RowsFit fit;
    private final Set<Choice> listed = new LinkedHashSet<>();

    RowsCode(Unit unit, LegalitySlice slice) {
        super(unit, slice, "t");
        fit = new RowsFit(unit, slice.ranking);
    }

    /** Writes what lists decisions. @return those that are listed */
    public Set<Choice> write(Set<Choice> drawn) {
        boolean applies = unit.has(Rewrite.CHOICES_WITH_EFFECTS) && slice.applies;
        for (Choice each : DecisionStarts.of(unit)) {
            if (drawn.contains(each)) continue;
            if (applies && fit.fits(each)) listed.add(each);
            else if (unit.leavesCells()) throw new PlayoutCode.NeedsCells();
        }
        if (listed.isEmpty()) return listed;
        Unit.Mark before = unit.mark();
        try {
            writeAll();
            return listed;
        } catch (Unwritten e) {
            unit.cut(before);
            if (unit.leavesCells()) throw new PlayoutCode.NeedsCells();
            return Set.of();
        }
    }

    /** Something offers options, and nobody can write it. */
    private static final class Unwritten extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unwritten() {
            super(null, null, false, false);
        }
    }

    @Override
    @Nullable
    protected Instruction asInstruction(Instruction at, Terms terms) {
        boolean offers = at instanceof Choice || at instanceof Flow.Prefer || at instanceof Flow.WhilePossible;
        if (offers || at instanceof Choices.Maybe || at instanceof Choices.PreferBest.Test) throw new Unwritten();
        elsewhere(at);
        return super.asInstruction(at, terms);
    }

    @Override
    protected String elsewhere(Instruction at) {
        boolean readsCells = BoardWords.changesBoard(at) || unit.reads(at).has(Reads.Board.CELLS);
        if (unit.leavesCells() && readsCells) throw new PlayoutCode.NeedsCells();
        return super.elsewhere(at);
    }

    @Override
    public String onCells(Instruction at) {
        return "stepOnCells(" + at.id() + ")";
    }

    @Override
    protected Instruction asStep(Instruction at, Terms terms) {
        elsewhere(at);
        return super.asStep(at, terms);
    }

    @Override
    protected List<Instruction> entries() {
        List<Instruction> all = new ArrayList<>(listed);
        for (Choice begin : listed)
            for (Instruction each : fit.decision(begin))
                if (each instanceof Flow.Return && !fit.ends(each)) all.addAll(unit.program.returnsTo(each));
        return all;
    }

    @Override
    protected String method() {
        return "listOn";
    }

    @Override
    protected String step() {
        return "super.listOn";
    }

    /** Choices that come again are methods that call themselves; what comes again without a choice goes round instead. */
    @Override
    protected String later(Instruction to) {
        return isRepeated(to) ? super.later(to) : "t" + to.id() + "()";
    }

    @Override
    protected boolean ends(Instruction at, Terms terms) {
        if (!fit.ends(at)) return false;
        complete(terms.code);
        return true;
    }

    private void complete(Code code) {
        code.line(unit.program.mergesMoves() ? "rows.add(run.identity);" : "rows.add();");
        code.line("return -1;");
    }

    /** Another's choice ends the decision. */
    @Override
    protected boolean stopsBefore(Instruction at, Code code) {
        if (!(at instanceof Choice)) return false;
        code.open("if (i[1] != run.actor) {");
        complete(code);
        code.close();
        return false;
    }

    @Override
    @Nullable
    protected Instruction special(Instruction at, Terms terms) {
        Code code = terms.code;
        if (isEffect(at)) return effect(at, terms, true);
        if (at instanceof Flow.Require r) {
            code.line("if (!(" + terms.truth(r.condition) + ")) return -1;");
            return r.next();
        }
        if (at instanceof Flow.EndOfPart end) return RankedRows.end(unit, slice.ranking, end, terms);
        if (at instanceof Boundaries.Announce a) return a.next();
        if (at instanceof Flow.Prefer p) return prefer(p, terms);
        if (at instanceof Flow.WhilePossible w) {
            if (MetAgain.fit(unit, w)) MetAgain.write(unit, code, w);
            return ifPossible(code, w.round, w.round.entry(), w.next());
        }
        if (at instanceof Choices.Maybe m) return ifPossible(code, m.part, m.choice, m.next());
        if (at instanceof Choices.PreferBest.Test t) return ifPossible(code, t.best.part, t.best, t.best.otherwise);
        if (at instanceof Choices.PreferBest best) RankedRows.begin(this, best, code);
        else if (at instanceof Choices.Either e) new RowsChoices(this, terms).either(e);
        else if (at instanceof Choices.Choose c) new RowsChoices(this, terms).choose(c);
        else if (at instanceof Choices.Identify i) identify(i, code);
        else return asInstruction(at, terms);
        return null;
    }

    private void identify(Choices.Identify i, Code code) {
        code.line(elsewhere(i) + ";");
        goOnAndPutBack(i.next(), code, List.of("run.identity.truncate(0);"));
    }

    @Override
    @Nullable
    protected Instruction call(Flow.Call c, Terms terms) {
        if (hasSingleCaller(c)) return c.entry;
        String place = "i[" + c.returnSlot + "]";
        String before = terms.code.copy("int", place);
        terms.code.line(place + " = " + c.next().id() + ";");
        goOnAndPutBack(c.entry, terms.code, List.of(place + " = " + before + ";"));
        return null;
    }

    @Override
    protected String possible(Code code, Flow.Part part) {
        String so = code.copy("boolean", asked(new Terms(unit, code, Terms.MOVER), part));
        code.line("rows.push(" + so + " ? 1L : 0L);");
        return so;
    }

    private String asked(Terms terms, Flow.Part part) {
        String known = PartQuestions.write(terms, part);
        if (known == null && unit.leavesCells()) throw new PlayoutCode.NeedsCells();
        return known != null ? known : ExploreCode.tried(part);
    }

    private @Nullable Instruction prefer(Flow.Prefer p, Terms terms) {
        Code code = terms.code;
        String which = code.copy("int", "0");
        ExploreCode.firstPossible(code, p, part -> asked(terms, part), which);
        code.line("rows.push(" + which + ");");
        ForwardCode.ways(code, which, p.parts.length, n -> go(p.parts[n].entry(), code));
        return null;
    }

    /** What is noted in the journal behind an effect is taken back before it. */
    @Override
    protected void goOnAndPutBack(Instruction next, Code code, List<String> back) {
        String mark = code.copy("int", "m.mark()");
        code.line("try {").line("    list(" + jump(next) + ");").line("} finally {");
        code.line("    m.takeBack(" + mark + ");");
        back.forEach(each -> code.line("    " + each));
        code.line("}").line("return -1;");
    }
}
