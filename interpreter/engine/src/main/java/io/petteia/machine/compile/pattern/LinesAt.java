package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.term.SetTables;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines of so many sites through a site as a word for each: few lines lie on a small board, or on one whose lines are short. Condition: sets are one word, and through no site
 * there are more lines than axes in all.
 */
final class LinesAt {
    private LinesAt() {}

    static boolean fit(Unit unit, int[] axes, int length) {
        if (unit.words > 1) return false;
        for (long[] lines : lines(unit, axes, length)) if (lines.length > axes.length) return false;
        return true;
    }

    /** The same on a board where sets are looked up; false on others. */
    static boolean lookedUp(Terms terms, int[] axes, String site, String found, int length, String klass) {
        if (!SetTables.fit(terms.unit)) return false;
        long[][] lines = lines(terms.unit, axes, length);
        String holds = SetTables.holds(terms.unit, key(axes, length), lines, site, klass);
        terms.code.line("if (" + holds + ") " + found + " = true;");
        return true;
    }

    private static String key(int[] axes, int length) {
        return "lines " + java.util.Arrays.toString(axes) + " " + length;
    }

    /** Notes whether a line of the class lies on a site. */
    static void write(Terms terms, int[] axes, String site, String found, int length, String klass) {
        Code code = terms.code;
        String lines = terms.unit.table("long[][]", key(axes, length), () -> lines(terms.unit, axes, length));
        String all = code.copy("long[]", lines + "[" + site + "]");
        String n = code.name("v");
        code.open("for (int " + n + " = 0; " + n + " < " + all + ".length; " + n + "++) {");
        code.line("if ((" + all + "[" + n + "] & ~" + klass + ") == 0L) " + found + " = true;");
        code.close();
    }

    private static long[][] lines(Unit unit, int[] axes, int length) {
        long[][] all = new long[unit.layout.model().board().size()][];
        for (int s = 0; s < all.length; s++) {
            List<Long> through = new ArrayList<>();
            for (int axis : axes)
                for (int from = 0; from < all.length; from++) {
                    long line = line(unit, axis, from, length);
                    if ((line >>> s & 1) != 0) through.add(line);
                }
            all[s] = through.stream().mapToLong(Long::longValue).toArray();
        }
        return all;
    }

    /** The line that begins at a site; none if it is too short. */
    private static long line(Unit unit, int axis, int from, int length) {
        long line = 0;
        int at = from;
        for (int n = 0; n < length; n++, at = unit.program.steps().next(axis, at)) {
            if (at < 0) return 0;
            line |= 1L << at;
        }
        return line;
    }
}
