package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.term.Fills;
import io.petteia.machine.compile.term.KeptSets;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Shifts;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.pattern.Element;
import java.util.List;

/**
 * The sites from which a pattern leads anywhere, all at once: the pattern is run backwards, from where it may end, as an automaton whose states are sets, one shift
 * and mask a step. Condition: plain lines (see {@link Lines}) going outward, seen by the mover, whose repetitions are known numbers, whose classes are cheap sets,
 * that yield something whenever they match, and directions that are shifts.
 */
public final class BackwardSets {
    private BackwardSets() {}

    public static boolean fit(Terms terms, Patterns.Yielded yielded) {
        Unit unit = terms.unit;
        List<Lines> all = unit.has(Rewrite.PATTERNS_BACKWARDS) ? Lines.of(unit, yielded) : null;
        return all != null && all.stream().allMatch(lines -> !lines.pattern().held() && fit(terms, lines));
    }

    /** Whether it can be run backwards as the mover sees it. */
    public static boolean fit(Terms terms, Lines lines) {
        Unit unit = terms.unit;
        if (lines.pattern().along() || !unit.has(Rewrite.PATTERNS_BACKWARDS)) return false;
        for (int[] directions : lines.directions()) for (int d : directions) if (!Shifts.fit(unit, d)) return false;
        if (lines.pattern().start() != null
                && !Lines.isCheap(lines.pattern().start().sites())) return false;
        boolean yields = false;
        for (int n = 0; n < lines.steps().size(); n++) {
            Element.Step step = lines.steps().get(n);
            if (!Lines.isCheap(step.klass.sites())) return false;
            int least = Lines.least(terms, step);
            int most = Lines.most(terms, step);
            if (least < 0 || most < 0 || most != Integer.MAX_VALUE && most > 16) return false;
            if (step.klass.fitsEdge()) return false;
            yields |= least > 0 && step.collected;
        }
        return yields;
    }

    public static String[] write(Terms terms, Patterns.Yielded yielded) {
        if (yielded.patterns == null) throw new IllegalStateException("no patterns");
        Reads reads = terms.unit.reads(yielded.patterns);
        String[] kept = KeptSets.write(terms, yielded.patterns, reads, inside -> anew(inside, yielded));
        return kept != null ? kept : anew(terms, yielded);
    }

    private static String[] anew(Terms terms, Patterns.Yielded yielded) {
        String[] all = terms.sets.variables(terms.unit.words);
        List<Lines> each = Lines.of(terms.unit, yielded);
        if (each == null) throw new IllegalStateException("not plain");
        for (Lines lines : each) add(terms, lines, all);
        return all;
    }

    /** Adds the sites from which a pattern leads anywhere to words, which are variables. */
    static void add(Terms terms, Lines lines, String[] all) {
        Code code = terms.code;
        String[][] classes = new String[lines.steps().size()][];
        for (int n = 0; n < classes.length; n++)
            classes[n] = Lines.klass(terms, lines.steps().get(n).klass.sites());
        String[] start = lines.pattern().start() == null
                ? terms.sets.laid()
                : Lines.klass(terms, lines.pattern().start().sites());
        for (int p = 0; p < lines.directions().length; p++) {
            if (lines.relative()) code.open("if (" + terms.mover + " == " + p + ") {");
            for (int d : lines.directions()[p]) {
                String[] from = back(terms, lines, classes, d);
                for (int w = 0; w < all.length; w++) code.line(all[w] + " |= " + from[w] + " & " + start[w] + ";");
            }
            if (lines.relative()) code.close();
        }
    }

    private static String[] back(Terms terms, Lines lines, String[][] classes, int direction) {
        String[] reached = SetTerms.zeros(terms.unit.words);
        java.util.Arrays.fill(reached, "-1L");
        for (int n = classes.length - 1; n >= 0; n--) {
            Element.Step step = lines.steps().get(n);
            int least = Lines.least(terms, step);
            int most = Lines.most(terms, step);
            reached = terms.code.let(
                    most == Integer.MAX_VALUE && least <= 1 && Fills.fit(terms.unit, direction)
                            ? fill(terms, classes[n], direction, reached, least)
                            : repeat(terms, classes[n], direction, reached, least, most));
        }
        return reached;
    }

    private static String[] fill(Terms terms, String[] klass, int direction, String[] goal, int least) {
        String[] reached = Shifts.back(terms.unit, direction, Fills.write(terms, direction, klass, goal));
        return least == 1 ? reached : SetTerms.join(goal, " | ", reached);
    }

    private static String[] repeat(Terms terms, String[] klass, int direction, String[] goal, int least, int most) {
        Code code = terms.code;
        String[] all = goal;
        if (most > least) {
            all = terms.sets.variables(goal.length);
            terms.sets.assign(all, goal);
            String rounds = code.name("v");
            long many = Math.min(most - (long) least, terms.unit.longestLine());
            code.open("for (int " + rounds + " = 0; " + rounds + " < " + many + "; " + rounds + "++) {");
            String[] more = code.let(SetTerms.minus(back(terms, direction, klass, all), all));
            code.line("if (" + SetQuestions.isZero(more) + ") break;");
            for (int w = 0; w < all.length; w++) code.line(all[w] + " |= " + more[w] + ";");
            code.close();
        }
        for (int n = 0; n < least; n++) all = code.let(back(terms, direction, klass, all));
        return all;
    }

    private static String[] back(Terms terms, int direction, String[] klass, String[] goal) {
        return Shifts.back(terms.unit, direction, terms.code.let(SetTerms.join(klass, " & ", goal)));
    }
}
