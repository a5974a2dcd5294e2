package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.pattern.Element;
import io.petteia.machine.pattern.Steps;
import org.jspecify.annotations.Nullable;

/**
 * What slides: any number of sites of one class and then one of another, as a ray up to and with its first blocker. The blocker is the lowest bit of the ray in a
 * direction in which numbers rise, else the highest. Condition: two steps, the first {@code *} and not yielded, the second taken once, both cheap, directions that are the
 * same for all players and in which numbers always rise or always fall, boards of one or two words.
 */
public final class Rays {
    private Rays() {}

    static boolean fit(Unit unit, Lines lines) {
        if (!unit.has(Rewrite.RAYS) || lines.pattern().along() || lines.relative() || lines.leaps()) return false;
        if (unit.words > 2 || lines.steps().size() != 2) return false;
        Element.Step first = lines.steps().get(0);
        Element.Step second = lines.steps().get(1);
        boolean star = first.times != null
                && first.times.least() instanceof io.petteia.machine.node.Numbers.Constant c
                && c.value == 0
                && first.times.most() == null
                && !first.collected;
        if (!star || !Lines.isOnce(second) || !second.collected || second.klass.sites() == null) return false;
        if (!Lines.isCheap(first.klass.sites())
                || first.klass.sites() == null
                || first.klass.fitsEdge()
                || !Lines.isCheap(second.klass.sites())) return false;
        for (int d : lines.directions()[0]) if (unit.sign(d) == 0) return false;
        return true;
    }

    /** 1 if numbers rise in a direction, -1 if they fall, 0 if neither. */
    public static int sign(Unit unit, int direction) {
        Steps steps = unit.program.steps();
        int sign = 0;
        for (int s = 0; s < unit.layout.model().board().size(); s++) {
            int to = steps.next(direction, s);
            if (to < 0) continue;
            int here = Integer.signum(to - s);
            if (sign != 0 && sign != here) return 0;
            sign = here;
        }
        return sign;
    }

    private static String table(Unit unit, int direction, int word) {
        return unit.table("long[]", "ray " + direction + " " + word, () -> rays(unit, direction, word));
    }

    private static long[] rays(Unit unit, int direction, int word) {
        Steps steps = unit.program.steps();
        long[] rays = new long[unit.layout.model().board().size()];
        for (int s = 0; s < rays.length; s++)
            for (int t = steps.next(direction, s); t >= 0; t = steps.next(direction, t))
                if (t >> 6 == word) rays[s] |= 1L << t;
        return rays;
    }

    /** The sites of a whole ray in a direction that a variable holds. */
    static String[] inDirection(Unit unit, String direction, String site) {
        String[] ray = new String[unit.words];
        for (int w = 0; w < ray.length; w++) {
            int word = w;
            String all = unit.table("long[][]", "rays " + w, () -> {
                long[][] rays = new long[unit.next().length][];
                for (int d = 0; d < rays.length; d++) rays[d] = rays(unit, d, word);
                return rays;
            });
            ray[w] = all + "[" + direction + "][" + site + "]";
        }
        return ray;
    }

    /** The sites of a whole ray. */
    public static String[] whole(Unit unit, int direction, String site) {
        String[] ray = new String[unit.words];
        for (int w = 0; w < ray.length; w++) ray[w] = table(unit, direction, w) + "[" + site + "]";
        return ray;
    }

    /** The sites of a ray up to and with the first of some blockers, which are plain words. */
    static String[] span(Terms terms, int direction, String site, String[] blockers) {
        Unit unit = terms.unit;
        Code code = terms.code;
        boolean rises = unit.sign(direction) > 0;
        String[] ray = new String[unit.words];
        String[] met = new String[unit.words];
        for (int w = 0; w < ray.length; w++) {
            ray[w] = code.copy("long", table(unit, direction, w) + "[" + site + "]");
            met[w] = code.copy("long", ray[w] + " & " + blockers[w]);
        }
        if (ray.length == 1) return new String[] {"(" + ray[0] + " & " + upTo(met[0], rises) + ")"};
        int near = rises ? 0 : 1;
        int far = 1 - near;
        String[] all = new String[2];
        all[near] = "(" + ray[near] + " & " + upTo(met[near], rises) + ")";
        all[far] = "(" + met[near] + " != 0L ? 0L : " + ray[far] + " & " + upTo(met[far], rises) + ")";
        return all;
    }

    private static String upTo(String met, boolean rises) {
        return rises
                ? "(" + met + " ^ (" + met + " - 1L))"
                : "(-1L << (63 - Long.numberOfLeadingZeros(" + met + " | 1L)))";
    }

    /** What stops a slide: all that is not of its first class. */
    static String[] blockers(Terms terms, Lines lines) {
        String[] open = Lines.klass(terms, lines.steps().get(0).klass.sites());
        String[] all = new String[open.length];
        for (int w = 0; w < all.length; w++) all[w] = "~" + open[w];
        return terms.code.let(all);
    }

    static String[] write(Terms terms, Lines lines, String site) {
        String[] blockers = blockers(terms, lines);
        String[] onto = Lines.klass(terms, lines.steps().get(1).klass.sites());
        String @Nullable [] all = null;
        for (int d : lines.directions()[0]) {
            String[] span = span(terms, d, site, blockers);
            all = all == null ? span : SetTerms.join(all, " | ", span);
        }
        return all == null ? SetTerms.zeros(terms.unit.words) : SetTerms.join(all, " & ", onto);
    }
}
