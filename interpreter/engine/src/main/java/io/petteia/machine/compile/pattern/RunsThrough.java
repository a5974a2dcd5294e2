package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.Shifts;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.Sets;
import io.petteia.machine.pattern.Element;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a site lies on a line of so many sites of a class: one asks whether any line has formed only where something has changed. One repeated step is a count both
 * ways from the site, or on small boards shifts of the whole set, or the few lines that there are ({@link LinesAt}); a row of steps of fixed lengths is looked for at every place where it would cover the site.
 * Condition: {@code along} with plain lines, the same for all players, of one repeated step, or of steps whose numbers are fixed and known and of which the
 * first and last alone may mean the edge.
 */
public final class RunsThrough {
    private RunsThrough() {}

    /** Null if it does not fit. */
    public static @Nullable String exists(Terms terms, Patterns.Yielded y) {
        if (!terms.unit.has(Rewrite.LINES_THROUGH_A_SITE) || !(y.origins instanceof Sets.Singleton one)) return null;
        List<Lines> all = Lines.of(terms.unit, y);
        if (all == null) return null;
        for (Lines each : all) if (!fit(terms, each)) return null;
        Code code = terms.code;
        String found = code.copy("boolean", "false");
        String site = terms.plainNumber(one.member);
        boolean none = !terms.isSite(one.member);
        if (none) code.open("if (" + site + " >= 0) {");
        String before = terms.memberBefore(site);
        terms.noteMember(site);
        for (Lines each : all) {
            if (each.steps().size() == 1) run(terms, each, site, found);
            else if (CountedRuns.fits(terms, each))
                CountedRuns.exactly(
                        terms, each, axes(terms, each), site, found, () -> windows(terms, each, site, found));
            else windows(terms, each, site, found);
        }
        terms.forgetMember(site, before);
        if (none) code.close();
        return found;
    }

    private static boolean fit(Terms terms, Lines lines) {
        if (!lines.pattern().along()
                || lines.relative()
                || lines.leaps()
                || lines.pattern().held()) return false;
        if (lines.pattern().start() != null) return false;
        boolean yields = false;
        int n = lines.steps().size();
        for (int k = 0; k < n; k++) {
            Element.Step step = lines.steps().get(k);
            int least = Lines.least(terms, step);
            int most = Lines.most(terms, step);
            if (least < 1 || most < least || step.capture >= 0 || !Lines.isCheap(step.klass.sites())) return false;
            if (step.klass.sites() == null) return false;
            if (n > 1 && least != most) return false;
            if (step.klass.fitsEdge() && (n == 1 || k > 0 && k < n - 1 || !Lines.isOnce(step) || step.marked))
                return false;
            yields |= step.collected;
        }
        return yields;
    }

    /** Directions of which the opposite has not come before. */
    private static int[] axes(Terms terms, Lines lines) {
        int[] opposite = terms.unit.layout.model().board().opposite();
        List<Integer> axes = new java.util.ArrayList<>();
        for (int d : lines.directions()[0]) if (opposite[d] < 0 || !axes.contains(opposite[d])) axes.add(d);
        return axes.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void run(Terms terms, Lines lines, String site, String found) {
        Code code = terms.code;
        Element.Step step = lines.steps().get(0);
        int least = Lines.least(terms, step);
        boolean shifts = terms.unit.words == 1
                && java.util.Arrays.stream(axes(terms, lines)).allMatch(d -> Shifts.fit(terms.unit, d));
        if (!shifts || least == 1) {
            CountedRuns.atLeast(terms, lines, axes(terms, lines), site, found, least);
            return;
        }
        String[] klass = Lines.klass(terms, step.klass.sites());
        int[] axes = axes(terms, lines);
        if (LinesAt.lookedUp(terms, axes, site, found, least, klass[0])) return;
        code.open("if (" + terms.questions.bit(klass, site) + ") {");
        if (LinesAt.fit(terms.unit, axes, least)) LinesAt.write(terms, axes, site, found, least, klass[0]);
        else shifted(terms, lines, site, found, least, klass);
        code.close();
    }

    /** Where lines of the class begin, anywhere; and of these the places whose lines cover the site. */
    private static void shifted(Terms terms, Lines lines, String site, String found, int least, String[] klass) {
        Unit unit = terms.unit;
        Code code = terms.code;
        StringBuilder any = new StringBuilder();
        for (int d : axes(terms, lines)) {
            String begins = klass[0];
            int length = 1;
            while (length < least) {
                int more = Math.min(length, least - length);
                String[] moved = {begins};
                for (int n = 0; n < more; n++) moved = code.let(Shifts.back(unit, d, moved));
                begins = code.copy("long", begins + " & " + moved[0]);
                length += more;
            }
            String covers = unit.table("long[]", "covers " + d + " " + least, () -> covering(unit, d, least));
            any.append(any.length() == 0 ? "" : " | ")
                    .append(begins)
                    .append(" & ")
                    .append(covers)
                    .append("[")
                    .append(site)
                    .append("]");
        }
        code.line("if ((" + any + ") != 0L) " + found + " = true;");
    }

    private static long[] covering(Unit unit, int direction, int length) {
        long[] covers = new long[unit.layout.model().board().size()];
        for (int s = 0; s < covers.length; s++) {
            int at = s;
            for (int n = 0;
                    n < length && at >= 0;
                    n++, at = unit.program.steps().next(direction, at)) covers[at] |= 1L << s;
        }
        return covers;
    }

    private static void windows(Terms terms, Lines lines, String site, String found) {
        Code code = terms.code;
        Unit unit = terms.unit;
        int length = 0;
        for (Element.Step step : lines.steps()) length += Lines.least(terms, step);
        int[] axes = axes(terms, lines);
        Through through = new Through(unit, axes);
        String rows = unit.constant("int[][][]", through.rows);
        String places = unit.constant("int[][]", through.places);
        String[][] classes = new String[lines.steps().size()][];
        for (int n = 0; n < classes.length; n++)
            classes[n] = Lines.klass(terms, lines.steps().get(n).klass.sites());
        String[] laid = code.let(terms.sets.laid());
        String axis = code.name("v");
        code.open("for (int " + axis + " = 0; " + axis + " < " + axes.length + " && !" + found + "; " + axis + "++) {");
        String row = code.copy("int[]", rows + "[" + axis + "][" + site + "]");
        String at = code.copy("int", places + "[" + axis + "][" + site + "]");
        String from = code.name("v");
        code.open("for (int " + from + " = Math.max(0, " + at + " - " + (length - 1) + "); " + from + " <= " + at
                + " && " + from + " + " + length + " <= " + row + ".length; " + from + "++) {");
        int place = 0;
        for (int n = 0; n < classes.length; n++) {
            Element.Step step = lines.steps().get(n);
            for (int k = 0; k < Lines.least(terms, step); k++, place++) {
                String one = code.copy("int", row + "[" + from + " + " + place + "]");
                String in = terms.questions.bit(classes[n], one);
                if (step.klass.fitsEdge())
                    in = "(" + one + " < 0 || !" + terms.questions.bit(laid, one) + " || " + in + ")";
                code.line("if (!" + in + ") continue;");
            }
        }
        code.line(found + " = true;").line("break;");
        code.close();
        code.close();
    }

    /** By axis and site the whole line, an edge at either end, and where the site stands on it. */
    private static final class Through {
        final int[][][] rows;
        final int[][] places;

        Through(Unit unit, int[] axes) {
            int sites = unit.layout.model().board().size();
            int[] opposite = unit.layout.model().board().opposite();
            rows = new int[axes.length][sites][];
            places = new int[axes.length][sites];
            for (int a = 0; a < axes.length; a++) {
                for (int s = 0; s < sites; s++) {
                    List<Integer> line = new java.util.ArrayList<>();
                    line.add(-1);
                    if (opposite[axes[a]] >= 0)
                        for (int t = unit.next()[opposite[axes[a]]][s]; t >= 0; t = unit.next()[opposite[axes[a]]][t])
                            line.add(1, t);
                    places[a][s] = line.size();
                    for (int t = s; t >= 0; t = unit.next()[axes[a]][t]) line.add(t);
                    line.add(-1);
                    rows[a][s] = line.stream().mapToInt(Integer::intValue).toArray();
                }
            }
        }
    }
}
