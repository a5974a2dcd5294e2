package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.facts.KnownSites;
import io.petteia.machine.compile.facts.LegalitySlice;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.graph.Turns;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes the control graph in one manner, forward or exploring: a method for each instruction that is come to from several places or from outside, with all that
 * follows it alone. A method calls the next one, or returns its id where that would be a loop; what is not written returns to its instruction.
 */
public abstract class Stretches {
    /** Longer methods are cut, so that none is too long to be compiled by the virtual machine. */
    private static final int LONGEST = 9000;

    public final Unit unit;
    public final LegalitySlice slice;
    private final String letter;
    private final int[] comeTo;
    private final BitSet underWay = new BitSet();
    private final Set<Integer> finished = new TreeSet<>();
    /** What is known of sites in locals until something changes. */
    public final KnownSites known = new KnownSites();

    protected Stretches(Unit unit, LegalitySlice slice, String letter) {
        this.unit = unit;
        this.slice = slice;
        this.letter = letter;
        comeTo = new int[unit.program.size()];
        for (int id = 0; id < comeTo.length; id++) {
            Instruction each = unit.program.instruction(id);
            for (Instruction next : each.successors()) comeTo[next.id()]++;
            for (Instruction callee : each.callees()) comeTo[callee.id()]++;
            if (each instanceof Flow.Return) for (Instruction next : unit.program.returnsTo(each)) comeTo[next.id()]++;
        }
    }

    /** Makes the methods of all instructions at which a run may begin. */
    public void writeAll() {
        for (Instruction each : entries()) jump(each);
        Code code = new Code();
        code.open("switch (at) {");
        for (int id : finished) code.line("case " + id + ": return " + letter + id + "();");
        code.line("default: return " + step() + "(at);");
        code.close();
        unit.method("protected int " + method() + "(int at)", code);
    }

    /** All instructions at which a run may begin. */
    protected List<Instruction> entries() {
        List<Instruction> all = new ArrayList<>();
        for (int id = 0; id < comeTo.length; id++) {
            Instruction each = unit.program.instruction(id);
            if (each instanceof Choice) all.add(each);
            if (each instanceof Flow.Prefer p) for (Flow.Part part : p.parts) all.add(part.entry());
            if (each instanceof Flow.WhilePossible w) all.add(w.round.entry());
            if (each instanceof Choices.Maybe m) all.add(m.part.entry());
            if (each instanceof Flow.Call c) all.add(c);
            if (each instanceof Flow.Return) all.addAll(unit.program.returnsTo(each));
        }
        return all;
    }

    protected abstract String method();

    /** The method that carries out what is not written. */
    protected abstract String step();

    /** An expression that goes on at an instruction and gives the id of what follows then. */
    public String jump(Instruction to) {
        int id = to.id();
        if (underWay.get(id)) return later(to);
        if (!finished.contains(id)) {
            underWay.set(id);
            unit.method("private int " + letter + id + "()", body(to));
            underWay.clear(id);
            finished.add(id);
        }
        return letter + id + "()";
    }

    /** The text of the method that begins at an instruction. */
    protected Code body(Instruction at) {
        Code code = new Code();
        chain(at, new Terms(unit, code, Terms.MOVER), true);
        return code;
    }

    /** Notes that an instruction is come to from outside, where nothing is known of the variables of this method. */
    protected void leavesFor(Instruction at) {}

    /** Writes that play goes on at an instruction, at the end of a block. */
    protected void go(Instruction to, Code code) {
        code.line("return " + jump(to) + ";");
    }

    /** A statement in the middle of an effect, of which nothing more is to be done. */
    public String skip(Instruction effect) {
        return "return " + jump(effect.next()) + ";";
    }

    /** What is returned so that the run goes on at an instruction. */
    protected String later(Instruction to) {
        return later(String.valueOf(to.id()));
    }

    protected String later(String id) {
        return id;
    }

    /** Writes an instruction and all that follows; ends with a return in every way. */
    private void chain(Instruction from, Terms terms, boolean first) {
        Instruction at = from;
        boolean begins = first;
        while (true) {
            boolean cut = comeTo[at.id()] > 1 || at instanceof Choice || terms.code.length() > LONGEST;
            if (!begins && cut && !isNothing(at)) {
                if (!stopsBefore(at, terms.code)) terms.code.line("return " + jump(at) + ";");
                return;
            }
            begins = false;
            Instruction next = write(at, terms);
            if (next == null) return;
            at = next;
        }
    }

    /** Writes an instruction; the one that follows, null if it has gone on in every way. */
    @Nullable
    public Instruction write(Instruction at, Terms terms) {
        int position = terms.code.position();
        Terms fresh = terms(terms.code);
        try {
            if (ends(at, fresh)) return null;
            if (isNothing(at)) return at.next();
            if (at instanceof Flow.Branch b) return branch(b, fresh);
            if (at instanceof Flow.Call c) return call(c, fresh);
            if (at instanceof Flow.Return r) return returned(r, fresh);
            if (at instanceof Flow.Count c) {
                fresh.code.line(setInt(c.counter, fresh.number(c.times)));
                return c.next();
            }
            if (at instanceof Flow.Again a) return again(a, fresh);
            if (at instanceof Flow.Collect c && EachCode.fit(c.binding)) {
                EachCode.collect(this, fresh, c);
                return c.next();
            }
            if (at instanceof Flow.Each e && EachCode.fit(e.binding)) return each(e, fresh);
            return special(at, fresh);
        } catch (Terms.TooLarge e) {
            terms.code.cut(position);
            return asInstruction(at, terms);
        }
    }

    /** What writes the expressions of one instruction. */
    protected Terms terms(Code code) {
        return new Terms(unit, code, Terms.MOVER);
    }

    /** Labels, and what is said where nobody listens. */
    public static boolean isNothing(Instruction at) {
        return at instanceof Flow.Label && ((Flow.Label) at).next() != at
                || at instanceof Flow.Phase
                || at instanceof Boundaries.Record
                || at instanceof Telling.Did
                || at instanceof Telling.Went
                || at instanceof Telling.Made;
    }

    /** Writes the end of the run, if there is nothing more to do from here on. */
    protected abstract boolean ends(Instruction at, Terms terms);

    /** Writes what is done in front of an instruction that has a method of its own; whether the run always ends there. */
    protected boolean stopsBefore(Instruction at, Code code) {
        return false;
    }

    /** Writes that the position may be printed here. */
    protected void anchor(Instruction at, Code code) {}

    /** Whether it is known that turns follow one another in the usual order. */
    protected boolean isUsual(Turns.Next n) {
        return false;
    }

    /** Whether it is known that a turn has begun before. */
    protected boolean isUsual(Turns.Begin b) {
        return false;
    }

    /** A statement that changes an int of the position. */
    protected String setInt(Object at, Object value) {
        return "m.setInt(" + at + ", " + value + ");";
    }

    protected String setBits(Object at, Object value) {
        return "m.setBits(" + at + ", " + value + ");";
    }

    /** An expression that carries out an instruction as the tree does, and gives what is to be returned then. */
    protected String elsewhere(Instruction at) {
        return "run.step(" + at.id() + ")";
    }

    /** The same for an effect that reads cells, where they are not kept. */
    public String onCells(Instruction at) {
        throw new IllegalStateException("cells are kept in this manner");
    }

    /** What belongs to the manner; null if it has returned. */
    protected abstract @Nullable Instruction special(Instruction at, Terms terms);

    /** Carries out an instruction as the tree does, and goes on with what is written where it can. */
    @Nullable
    protected Instruction asInstruction(Instruction at, Terms terms) {
        Set<Instruction> following = new LinkedHashSet<>(at.successors());
        following.addAll(at.callees());
        if (at instanceof Choice) {
            for (Instruction each : following) jump(each);
            terms.code.line("return run.step(" + at.id() + ");");
            return null;
        }
        String then = terms.code.copy("int", "run.step(" + at.id() + ")");
        if (following.size() == 1) {
            Instruction next = following.iterator().next();
            terms.code.line("if (" + then + " != " + next.id() + ") return " + then + ";");
            return next;
        }
        for (Instruction each : following)
            terms.code.line("if (" + then + " == " + each.id() + ") return " + jump(each) + ";");
        terms.code.line("return " + then + ";");
        return null;
    }

    /** The same for one that always goes on to the next. */
    protected Instruction asStep(Instruction at, Terms terms) {
        terms.code.line("run.step(" + at.id() + ");");
        return at.next();
    }

    /** Writes what follows in a block, where it is nobody else's. */
    protected void follow(Instruction to, Terms terms) {
        chain(to, terms, false);
    }

    private Instruction branch(Flow.Branch b, Terms terms) {
        terms.code.open("if (" + terms.truth(b.condition) + ") {");
        follow(b.next(), terms);
        terms.code.close();
        return b.otherwise;
    }

    private Instruction each(Flow.Each e, Terms terms) {
        String all = EachCode.end(terms.code, e);
        follow(e.done, terms);
        terms.code.close();
        EachCode.bind(this, terms.code, e, all);
        return e.next();
    }

    private Instruction again(Flow.Again a, Terms terms) {
        String left = terms.code.place(a.counter);
        terms.code.open("if (" + left + " <= 0) {");
        follow(a.done, terms);
        terms.code.close();
        terms.code.line(setInt(a.counter, left + " - 1"));
        return a.next();
    }

    protected abstract @Nullable Instruction call(Flow.Call c, Terms terms);

    /** A truth in a variable: whether a part can be done here. */
    protected abstract String possible(Code code, Flow.Part part);

    /** Goes elsewhere if a part can be done, else on. */
    protected final Instruction ifPossible(Code code, Flow.Part part, Instruction there, Instruction otherwise) {
        code.open("if (" + possible(code, part) + ") {");
        go(there, code);
        code.close();
        return otherwise;
    }

    /** Where a rule with a single caller returns to is known. */
    private @Nullable Instruction returned(Flow.Return r, Terms terms) {
        var all = unit.program.returnsTo(r);
        if (all.size() == 1) return all.get(0);
        for (Instruction each : all) leavesFor(each);
        terms.code.line("return " + later(terms.code.place(r.returnSlot)) + ";");
        return null;
    }

    protected boolean hasSingleCaller(Flow.Call c) {
        for (Instruction end : unit.program.endsOf(c.entry))
            if (unit.program.returnsTo(end).size() != 1) return false;
        return true;
    }

    /** Whether the program may come back to an instruction with no choice between. */
    protected boolean isRepeated(Instruction at) {
        return !(at instanceof Choice)
                && unit.program
                        .reach(unit.program.following(at), Choice.class::isInstance)
                        .contains(at);
    }

    // ---- effects, of which exploring carries out what is read afterwards
    @Nullable
    protected Instruction effect(Instruction at, Terms terms, boolean exploring) {
        boolean needed = !exploring || slice.isNeeded(at);
        return needed && EffectCode.write(this, at, terms, exploring) ? null : at.next();
    }

    /** Writes what follows an effect, and behind it what puts back what the effect has changed; the method ends there. */
    protected void goOnAndPutBack(Instruction next, Code code, List<String> back) {
        throw new IllegalStateException("nothing is put back in this manner");
    }

    public static boolean isEffect(Instruction at) {
        return at instanceof Assignments.Locals
                || at instanceof Assignments.OfInts
                || at instanceof Assignments.OfSets
                || at instanceof Assignments.OfControl
                || at instanceof Assignments.Mover
                || at instanceof Choices.Passed
                || at.getClass().getName().contains("graph.Effects");
    }
}
