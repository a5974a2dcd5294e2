package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.pattern.Element;
import io.petteia.machine.pattern.Steps;

/**
 * What a pattern of one step, in whatever directions or leaps, yields from a site: a mask for each site and one intersection. Condition: one step taken once, that does
 * not mean the edge, and a cheap class.
 */
public final class SiteMasks {
    private SiteMasks() {}

    static boolean fit(Unit unit, Lines lines) {
        if (!unit.has(Rewrite.STEPS_AS_MASKS)
                || lines.pattern().along()
                || lines.steps().size() != 1) return false;
        Element.Step step = lines.steps().get(0);
        return Lines.isOnce(step) && step.collected && step.klass.sites() != null && Lines.isCheap(step.klass.sites());
    }

    /** For each word the masks by player and site. @param back the sites from which one is reached, instead of those reached */
    private static long[][][] masks(Unit unit, Lines lines, boolean back) {
        Steps steps = unit.program.steps();
        int sites = unit.layout.model().board().size();
        long[][][] masks = new long[unit.words][lines.directions().length][sites];
        for (int p = 0; p < lines.directions().length; p++) {
            for (int d : lines.directions()[p]) {
                for (int s = 0; s < sites; s++) {
                    int to = steps.next(d, s);
                    if (to < 0) continue;
                    if (back) masks[s >> 6][p][to] |= 1L << s;
                    else masks[to >> 6][p][s] |= 1L << to;
                }
            }
        }
        return masks;
    }

    /** The mask of a site, word by word. */
    static String[] mask(Unit unit, Lines lines, String mover, String site, boolean back) {
        String[] all = tables(unit, lines, mover, back);
        for (int w = 0; w < all.length; w++) all[w] += "[" + site + "]";
        return all;
    }

    /** The masks of all sites, word by word: arrays. */
    static String[] tables(Unit unit, Lines lines, String mover, boolean back) {
        String[] all = new String[unit.words];
        for (int w = 0; w < all.length; w++) {
            int word = w;
            String key = "step " + back + " " + w + " " + java.util.Arrays.deepToString(lines.directions());
            String table = unit.table("long[][]", key, () -> masks(unit, lines, back)[word]);
            all[w] = table + "[" + (lines.relative() ? mover : "0") + "]";
        }
        return all;
    }

    static String[] write(Terms terms, Lines lines, String site) {
        return SetTerms.join(
                mask(terms.unit, lines, terms.mover, site, false),
                " & ",
                Lines.klass(terms, lines.steps().get(0).klass.sites()));
    }
}
