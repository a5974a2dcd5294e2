package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import java.util.Map;

/**
 * All sites from which a row of sites of a class leads in a direction to a goal, of any length: in steps that double in length instead of one by one. Condition: all
 * neighbours in the direction are equally far off in the numbering, and the longest step is below 64.
 */
public final class Fills {
    private Fills() {}

    public static boolean fit(Unit unit, int direction) {
        Map<Integer, long[]> distances = unit.distances(direction);
        if (!unit.has(Rewrite.FILLS_BY_DOUBLING) || distances.size() != 1 || unit.words > 2) return false;
        int longest = Math.abs(distances.keySet().iterator().next());
        for (int length = 2; length < unit.longestLine() - 1; length *= 2) longest *= 2;
        return longest < 64;
    }

    /**
     * The members of a class that are in the goal, or from which nothing but members of the class lead to one that is.
     *
     * @param klass plain words
     */
    public static String[] write(Terms terms, int direction, String[] klass, String[] goal) {
        Unit unit = terms.unit;
        Code code = terms.code;
        Map.Entry<Integer, long[]> one =
                unit.distances(direction).entrySet().iterator().next();
        int distance = one.getKey();
        long[] inner = one.getValue();
        String[] all = code.let(SetTerms.join(klass, " & ", goal));
        String[] open = new String[klass.length];
        for (int w = 0; w < open.length; w++) open[w] = code.copy("long", klass[w] + " & " + Terms.literal(inner[w]));
        int length = 1;
        while (true) {
            String[] grown = new String[all.length];
            for (int w = 0; w < all.length; w++)
                grown[w] =
                        code.copy("long", all[w] + " | " + Shifts.shifted(all, w, distance * length) + " & " + open[w]);
            all = grown;
            if (length * 2 >= unit.longestLine()) return all;
            String[] longer = new String[open.length];
            for (int w = 0; w < open.length; w++)
                longer[w] = code.copy("long", open[w] + " & " + Shifts.shifted(open, w, distance * length));
            open = longer;
            length *= 2;
        }
    }
}
