package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.pattern.Steps;
import java.util.ArrayList;
import java.util.List;

/**
 * Where so many steps in a direction lead, and over which sites, from tables: so a row of a known length of sites of one class is a comparison of words instead of a walk.
 * Condition: the class is known as words, and lines do not come back to themselves ({@link Lines}).
 */
public final class Paths {
    private final String sites;
    private final String[] masks;

    /** @param direction a plain expression; so is {@code from} */
    private Paths(Terms terms, String direction, String from) {
        Unit unit = terms.unit;
        String at = "[" + direction + "][" + from + "]";
        sites = terms.code.copy("int[]", unit.table("int[][][]", "paths", () -> sites(unit)) + at);
        masks = new String[unit.words];
        for (int w = 0; w < masks.length; w++) {
            int word = w;
            masks[w] = unit.table("long[][][]", "passed" + w, () -> masks(unit, word)) + at;
        }
    }

    /**
     * Opens a block in which so many steps over sites of a class have been made.
     *
     * @param count a plain expression; less than 0 is 0
     * @return where they lead
     */
    static String open(Terms terms, String direction, String from, String count, String[] klass) {
        Paths paths = new Paths(terms, direction, from);
        Code code = terms.code;
        String steps = code.copy("int", "Math.max(0, " + count + ")");
        StringBuilder free = new StringBuilder();
        for (int w = 0; w < klass.length; w++)
            free.append(" && (")
                    .append(paths.masks[w])
                    .append("[")
                    .append(steps)
                    .append("] & ~")
                    .append(klass[w])
                    .append(") == 0L");
        code.open("if (" + steps + " < " + paths.sites + ".length" + free + ") {");
        return code.copy("int", paths.sites + "[" + steps + "]");
    }

    /** By direction and start: the start, and the sites behind it one after the other. */
    private static int[][][] sites(Unit unit) {
        Steps steps = unit.program.steps();
        int[][][] all = new int[unit.next().length][unit.layout.model().board().size()][];
        for (int d = 0; d < all.length; d++) {
            for (int s = 0; s < all[d].length; s++) {
                List<Integer> path = new ArrayList<>();
                for (int at = s; at >= 0; at = steps.next(d, at)) path.add(at);
                all[d][s] = path.stream().mapToInt(Integer::intValue).toArray();
            }
        }
        return all;
    }

    /** By direction, start and number of steps one word of the sites passed over, the start left out. */
    private static long[][][] masks(Unit unit, int word) {
        int[][][] sites = sites(unit);
        long[][][] all = new long[sites.length][][];
        for (int d = 0; d < all.length; d++) {
            all[d] = new long[sites[d].length][];
            for (int s = 0; s < all[d].length; s++) {
                int[] path = sites[d][s];
                all[d][s] = new long[path.length];
                for (int n = 1; n < path.length; n++)
                    all[d][s][n] = all[d][s][n - 1] | (path[n] >> 6 == word ? 1L << path[n] : 0L);
            }
        }
        return all;
    }
}
