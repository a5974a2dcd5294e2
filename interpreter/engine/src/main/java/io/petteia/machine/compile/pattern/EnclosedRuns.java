package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.pattern.Element;

/**
 * From a site all sites of a class in a row, up to one of another class: in each direction the ray up to its first blocker, taken if the blocker is of the other class.
 * Condition: two steps, the first repeated without end and yielded, the second taken once and not yielded; classes that have no site in common (own, enemy and
 * empty sites); directions as for {@link Rays}.
 */
public final class EnclosedRuns {
    private EnclosedRuns() {}

    static boolean fit(Unit unit, Lines lines) {
        if (!unit.has(Rewrite.ENCLOSED_RUNS) || lines.pattern().along() || lines.relative() || lines.leaps())
            return false;
        if (unit.words > 2 || lines.steps().size() != 2) return false;
        Element.Step run = lines.steps().get(0);
        Element.Step end = lines.steps().get(1);
        boolean open = run.times != null
                && run.times.least() instanceof Numbers.Constant c
                && c.value <= 1
                && run.times.most() == null;
        if (!open || !run.collected || !Lines.isOnce(end) || end.collected) return false;
        if (run.klass.fitsEdge() || end.klass.fitsEdge()) return false;
        SetNode one = run.klass.sites();
        SetNode other = end.klass.sites();
        if (one == null || other == null || !isOne(one) || !isOne(other) || one.getClass() == other.getClass())
            return false;
        for (int d : lines.directions()[0]) if (unit.sign(d) == 0) return false;
        return true;
    }

    private static boolean isOne(SetNode set) {
        return set instanceof SiteSets.Own || set instanceof SiteSets.Enemy || set instanceof SiteSets.Empty;
    }

    static String[] write(Terms terms, Lines lines, String site) {
        Code code = terms.code;
        String[] run = Lines.klass(terms, lines.steps().get(0).klass.sites());
        String[] end = Lines.klass(terms, lines.steps().get(1).klass.sites());
        String[] blockers = new String[run.length];
        for (int w = 0; w < run.length; w++) blockers[w] = "~" + run[w];
        blockers = code.let(blockers);
        String[] all = terms.sets.variables(run.length);
        for (int d : lines.directions()[0]) {
            String[] span = code.let(Rays.span(terms, d, site, blockers));
            StringBuilder closed = new StringBuilder();
            for (int w = 0; w < span.length; w++)
                closed.append(w == 0 ? "(" : " | (")
                        .append(span[w])
                        .append(" & ")
                        .append(end[w])
                        .append(")");
            code.open("if ((" + closed + ") != 0L) {");
            for (int w = 0; w < all.length; w++) code.line(all[w] + " |= " + span[w] + " & " + run[w] + ";");
            code.close();
        }
        return all;
    }
}
