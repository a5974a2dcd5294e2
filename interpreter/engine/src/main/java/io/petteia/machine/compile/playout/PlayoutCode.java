package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.KnownSites;
import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.flow.DeadCode;
import io.petteia.machine.compile.flow.ExploreCode;
import io.petteia.machine.compile.flow.ForwardCode;
import io.petteia.machine.compile.flow.PartQuestions;
import io.petteia.machine.compile.flow.Stretches;
import io.petteia.machine.compile.flow.TurnCode;
import io.petteia.machine.compile.guard.Exposure;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.graph.Turns;
import io.petteia.machine.memory.Layout;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Random play without a way back: nothing is noted in the journal, and no mode is asked for, since there are two sets of methods. One carries out the decision under
 * way, its choices drawn or read from a script; where the decision ends the other goes on to the next. Condition: the game has no simultaneous choices, for which
 * scripts are read in other ways.
 */
public final class PlayoutCode extends Stretches {
    private final boolean settling;
    private @Nullable PlayoutCode settler;
    private @Nullable PlayoutMethods methods;

    private PlayoutCode(Unit unit, LegalitySlice slice, boolean settling) {
        super(unit, slice, settling ? "s" : "c");
        this.settling = settling;
    }

    public static void write(Unit unit, LegalitySlice slice) {
        if (unit.drawsCandidates) unit.method("protected boolean provesMoves()", new Code().line("return true;"));
        if (BoardWords.fit(unit) && Drawing.fits(unit, new RowsFit(unit, slice.ranking))) {
            Unit.Mark before = unit.mark();
            try {
                unit.leaveCells(true);
                writeAll(unit, slice);
                unit.method("protected boolean leavesCells()", new Code().line("return true;"));
                return;
            } catch (NeedsCells e) {
                unit.cut(before);
            } finally {
                unit.leaveCells(false);
            }
        }
        writeAll(unit, slice);
    }

    /** Something would read cells that are not kept. */
    public static final class NeedsCells extends RuntimeException {
        private static final long serialVersionUID = 1;

        public NeedsCells() {
            super(null, null, false, false);
        }
    }

    /** Whether anything asks what is left of the script, or who decides. */
    private boolean reads;

    boolean reads() {
        return reads;
    }

    private static void writeAll(Unit unit, LegalitySlice slice) {
        PlayoutCode carrying = new PlayoutCode(unit, slice, false);
        PlayoutCode settling = new PlayoutCode(unit, slice, true);
        carrying.settler = settling;
        PlayoutMethods methods = new PlayoutMethods(unit, carrying, settling);
        carrying.methods = methods;
        settling.methods = methods;
        carrying.writeAll();
        new Drawing(unit, carrying).write();
        settling.writeAll();
    }

    PlayoutMethods methods() {
        PlayoutMethods known = methods;
        if (known == null) throw new IllegalStateException("no methods");
        return known;
    }

    boolean isSettling() {
        return settling;
    }

    @Override
    protected List<Instruction> entries() {
        return methods().heads(settling);
    }

    @Override
    protected Code body(Instruction at) {
        return methods().from(settling, at);
    }

    @Override
    protected void go(Instruction to, Code code) {
        if (methods().has(settling, to)) methods().go(settling, to);
        else if (!stopsBefore(to, code)) code.line("return " + jump(to) + ";");
    }

    @Override
    protected void follow(Instruction to, Terms terms) {
        go(to, terms.code);
    }

    @Override
    protected void leavesFor(Instruction at) {
        methods().leavesFor(at);
    }

    private boolean skips;

    @Override
    public String skip(Instruction effect) {
        skips = true;
        return "break e" + effect.id() + ";";
    }

    public static boolean fits(Unit unit) {
        if (!unit.has(Rewrite.PLAYOUTS_WITHOUT_JOURNAL)) return false;
        for (int id = 0; id < unit.program.size(); id++)
            if (unit.program.instruction(id) instanceof Simultaneous.Enter) return false;
        return true;
    }

    @Override
    protected String method() {
        return settling ? "settle" : "carry";
    }

    @Override
    protected String step() {
        return settling ? "settleStep" : "carryStep";
    }

    @Override
    protected String later(String id) {
        return (settling ? "SETTLING + " : "CARRYING + ") + id;
    }

    @Override
    protected String setInt(Object at, Object value) {
        String place = String.valueOf(at);
        return (Code.isNumber(place) ? methods().place(Integer.parseInt(place)) : "i[" + place + "]") + " = " + value
                + ";";
    }

    @Override
    protected String setBits(Object at, Object value) {
        return "b[" + at + "] = " + value + ";";
    }

    @Override
    protected String elsewhere(Instruction at) {
        leavesFor(at);
        if (unit.leavesCells() && (BoardWords.changesBoard(at) || unit.reads(at).has(Reads.Board.CELLS)))
            throw new NeedsCells();
        return step() + "(" + at.id() + ")";
    }

    @Override
    public String onCells(Instruction at) {
        leavesFor(at);
        return step() + "OnCells(" + at.id() + ")";
    }

    @Override
    protected Terms terms(Code code) {
        Terms terms = super.terms(code);
        terms.known = known;
        return terms;
    }

    @Override
    protected boolean isUsual(Turns.Next n) {
        return methods().restsOn(order -> order.unless(n));
    }

    @Override
    protected boolean isUsual(Turns.Begin b) {
        return methods().restsOn(order -> order.unless(b));
    }

    static boolean changesNothing(Instruction at) {
        return isNothing(at)
                || at instanceof Flow.Call
                || at instanceof Flow.Return
                || at instanceof Boundaries.Announce;
    }

    @Override
    public String jump(Instruction to) {
        leavesFor(to);
        Map<Integer, KnownSites.Fact> outer = known.keep();
        known.forget();
        String call = super.jump(to);
        known.putBack(outer);
        return call;
    }

    /** Settling ends at the next choice. Carrying out, the choice of another begins a decision of his own. */
    @Override
    protected boolean stopsBefore(Instruction at, Code code) {
        if (!(at instanceof Choice)) return false;
        if (settling) haltAt(at, code);
        else reads = true;
        if (!settling) code.line("if (i[" + Layout.MOVER + "] != run.actor) return " + at.id() + ";");
        return settling;
    }

    @Override
    protected boolean ends(Instruction at, Terms terms) {
        boolean keeps = changesNothing(at) || at instanceof Flow.Branch || at instanceof Assignments.OfInts;
        if (keeps) known.forgetWritten(at);
        else if (!BoardWords.changesBoard(at)) known.forget(at);
        if (!(at instanceof Chance) && !(settling && at instanceof Choice)) return false;
        haltAt(at, terms.code);
        return true;
    }

    private void haltAt(Instruction at, Code code) {
        emptyDead(at, code);
        if (settling) methods().drawAgain(at, code);
        code.line("return " + at.id() + ";");
    }

    /** Empties the locals that nothing reads from here on, where they might be taken for live later: {@link DeadCode} empties the others when play halts. */
    private void emptyDead(Instruction at, Code code) {
        for (Layout.Slot slot : unit.layout.locals()) {
            if (unit.program.liveness().isLive(at, slot) || !isLiveAtHalt(slot)) continue;
            switch (slot.kind()) {
                case INT -> code.line(setInt(slot.at(), 0));
                case BITS -> {
                    for (int w = 0; w < slot.width(); w++) code.line(setBits(slot.at() + w, "0L"));
                }
                case OBJECT -> code.line("o[" + slot.at() + "] = null;");
            }
        }
    }

    private boolean isLiveAtHalt(Layout.Slot slot) {
        for (int id = 0; id < unit.program.size(); id++) {
            Instruction each = unit.program.instruction(id);
            boolean halts = each instanceof Choice || each instanceof Chance;
            if (halts && unit.program.liveness().isLive(each, slot)) return true;
        }
        return false;
    }

    @Override
    @Nullable
    protected Instruction special(Instruction at, Terms terms) {
        Code code = terms.code;
        if (isEffect(at)) return effect(at, terms);
        if (at instanceof Flow.Require r) {
            if (settling) code.line("if (!(" + terms.truth(r.condition) + ")) return " + elsewhere(r) + ";");
            else if (unit.tail().isRefusal(r)) refuse(r, terms);
            return r.next();
        }
        if (at instanceof Flow.EndOfPart || at instanceof Boundaries.Announce) return at.next();
        if (at instanceof Flow.Prefer p) return prefer(p, terms);
        if (at instanceof Flow.WhilePossible w) return ifPossible(code, w.round, w.round.entry(), w.next());
        if (at instanceof Choices.Maybe m) return ifPossible(code, m.part, m.choice, m.next());
        if (at instanceof Choices.PreferBest.Test t) return ifPossible(code, t.best.part, t.best, t.best.otherwise);
        if (at instanceof Choices.PreferBest best) return best.part.entry();
        if (at instanceof Choices.Choose c) return read(c, terms);
        if (at instanceof Choices.Either e) {
            ForwardCode.ways(code, "(int) run.read()", e.alternatives.length, n -> go(e.alternatives[n], code));
            return null;
        }
        if (at instanceof Boundaries.Commit c) return commit(c, terms);
        Instruction next = TurnCode.write(this, at, terms);
        return next != null ? next : asInstruction(at, terms);
    }

    /** What is known to keep a guard is not asked. */
    private void refuse(Flow.Require r, Terms terms) {
        Code code = terms.code;
        boolean known =
                unit.has(Rewrite.PINS_AND_CHECKS) && unit.program.pieces().isPlain() && Exposure.of(terms, r) != null;
        if (known) code.open("if (!safe) {");
        code.line("if (!(" + terms.truth(r.condition) + ")) return REFUSED;");
        if (known) code.close();
    }

    private Instruction effect(Instruction at, Terms terms) {
        int before = terms.code.position();
        effect(at, terms, false);
        if (BoardWords.changesBoard(at)) known.forgetBoard();
        if (skips) terms.code.enclose(before, "e" + at.id() + ": {");
        skips = false;
        return at.next();
    }

    private @Nullable Instruction commit(Boundaries.Commit c, Terms terms) {
        if (settler == null) return c.next();
        emptyDead(c.next(), terms.code);
        settler.go(c.next(), terms.code);
        return null;
    }

    private Instruction read(Choices.Choose c, Terms terms) {
        for (Layout.Slot slot : c.binding.slots()) {
            for (int w = 0; w < (slot.kind() == Layout.Kind.BITS ? slot.width() : 1); w++)
                terms.code.line(
                        slot.kind() == Layout.Kind.BITS
                                ? setBits(slot.at() + w, "run.read()")
                                : setInt(slot.at(), "(int) run.read()"));
        }
        return c.next();
    }

    @Override
    protected Instruction call(Flow.Call c, Terms terms) {
        terms.code.line(setInt(c.returnSlot, c.next().id()));
        return c.entry;
    }

    @Override
    protected String possible(Code code, Flow.Part part) {
        reads = true;
        String so = code.copy("boolean", "false");
        if (!settling)
            code.open("if (run.hasInput()) {").line(so + " = run.read() != 0L;").otherwise();
        String asked = PartQuestions.write(new Terms(unit, code, Terms.MOVER), part);
        if (asked == null && unit.leavesCells()) throw new NeedsCells();
        if (asked == null) leavesFor(part.entry());
        String tried = "run.isPossible(" + part.entry().id() + ", " + part.number() + ", -1)";
        code.line(so + " = " + (asked != null ? asked : tried) + ";");
        if (!settling) code.close();
        return so;
    }

    /** Whether a preferred part can be carried out; moves that are listed for that are kept for the draw. */
    private String asked(Terms terms, Flow.Part part) {
        String known = PartQuestions.write(terms, part);
        if (known != null) return known;
        leavesFor(part.entry());
        String listed = Listing.ask(unit, slice, part);
        if (listed == null) return ExploreCode.tried(part);
        terms.code.line(listed + ";");
        return "(proved || " + ExploreCode.tried(part) + ")";
    }

    private @Nullable Instruction prefer(Flow.Prefer p, Terms terms) {
        Code code = terms.code;
        String which = code.copy("int", "0");
        if (unit.leavesCells() && !PartQuestions.areAsked(unit, p)) throw new NeedsCells();
        reads = true;
        if (!settling)
            code.open("if (run.hasInput()) {")
                    .line(which + " = (int) run.read();")
                    .otherwise();
        ExploreCode.firstPossible(code, p, part -> asked(terms, part), which);
        if (!settling) code.close();
        ForwardCode.ways(code, which, p.parts.length, n -> go(p.parts[n].entry(), code));
        return null;
    }

    @Override
    protected Instruction asStep(Instruction at, Terms terms) {
        elsewhere(at);
        return super.asStep(at, terms);
    }

    /** What is not written is carried out as on the tree, which may end the decision. */
    @Override
    @Nullable
    protected Instruction asInstruction(Instruction at, Terms terms) {
        Code code = terms.code;
        if (at instanceof Choice) {
            code.line("return " + elsewhere(at) + ";");
            return null;
        }
        if (EndingCode.write(at, terms, elsewhere(at))) return null;
        String then = code.copy("int", elsewhere(at));
        if (at.callees().isEmpty() && at.successors().size() == 1) {
            code.line("if (" + then + " != " + later(at.next()) + ") return " + then + ";");
            return at.next();
        }
        code.line("return " + then + ";");
        return null;
    }
}
