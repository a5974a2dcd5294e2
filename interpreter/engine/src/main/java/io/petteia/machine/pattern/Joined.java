package io.petteia.machine.pattern;

import org.jspecify.annotations.Nullable;

/**
 * For each site the sites joined to it. A list of them costs as much as there are, on any board; on a small one a row of bits is quicker, which on
 * a large one would be nearly all zeros.
 */
public final class Joined {
    private static final int MOST_WORDS = 2;

    public final int[][] lists;
    public final long @Nullable [][] rows;

    /** @param lists without doubles */
    Joined(int[][] lists) {
        this.lists = lists;
        int words = (lists.length + 63) >> 6;
        if (words > MOST_WORDS) {
            rows = null;
            return;
        }
        rows = new long[lists.length][words];
        for (int s = 0; s < lists.length; s++) for (int t : lists[s]) rows[s][t >> 6] |= 1L << t;
    }

    /** The sites joined to one. Not to be changed. */
    public int[] of(int site) {
        return lists[site];
    }

    /** Adds the sites joined to one to a set that begins at a word. */
    public void add(int site, long[] words, int at) {
        if (rows != null) {
            long[] row = rows[site];
            for (int i = 0; i < row.length; i++) words[at + i] |= row[i];
        } else {
            for (int t : lists[site]) words[at + (t >> 6)] |= 1L << t;
        }
    }

    /** Adds those of them that are in another set. */
    public void add(int site, long[] words, int at, long[] within, int from) {
        if (rows != null) {
            long[] row = rows[site];
            for (int i = 0; i < row.length; i++) words[at + i] |= row[i] & within[from + i];
        } else {
            for (int t : lists[site]) words[at + (t >> 6)] |= within[from + (t >> 6)] & 1L << t;
        }
    }
}
