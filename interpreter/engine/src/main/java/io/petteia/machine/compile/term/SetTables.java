package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Draw;

/**
 * On a board of few sites a set is a small number, and what is asked of it is looked up: its member of a number, or whether a line of it lies on a site. Condition: so few sites
 * that a table has some thousand bytes at most.
 */
public final class SetTables {
    private static final int MOST_SITES = 10;

    private SetTables() {}

    public static boolean fit(Unit unit) {
        return unit.has(Rewrite.SETS_LOOKED_UP) && unit.layout.model().board().size() <= MOST_SITES;
    }

    /** The member of a number of a set of sites. */
    public static String member(Unit unit, String word, String number) {
        int sites = unit.layout.model().board().size();
        return unit.table("byte[]", "members", () -> members(sites)) + "[(int) " + word + " * " + sites + " + " + number
                + "]";
    }

    private static byte[] members(int sites) {
        byte[] members = new byte[(1 << sites) * sites];
        for (int set = 0; set < 1 << sites; set++)
            for (int n = 0; n < Integer.bitCount(set); n++) members[set * sites + n] = (byte) Draw.member(set, n);
        return members;
    }

    /**
     * Whether a set of sites holds all of one of some words.
     *
     * @param key of the table
     * @param wanted by site the words
     */
    public static String holds(Unit unit, String key, long[][] wanted, String site, String word) {
        int shift = Math.max(0, wanted.length - 6);
        String table = unit.table("long[]", "holds " + key, () -> holding(wanted, shift));
        return "(" + table + "[(" + site + " << " + shift + ") + (int) (" + word + " >>> 6)] >>> " + word
                + " & 1L) != 0L";
    }

    private static long[] holding(long[][] wanted, int shift) {
        long[] holding = new long[wanted.length << shift];
        for (int site = 0; site < wanted.length; site++)
            for (int set = 0; set < 1 << wanted.length; set++)
                for (long each : wanted[site])
                    if ((each & ~set) == 0) holding[(site << shift) + (set >> 6)] |= 1L << set;
        return holding;
    }
}
