package io.petteia.machine.graph;

import java.util.Arrays;

/**
 * Moves of two choices, row by row: an option of the first and a set of what the second may then be, so that one of them can be taken without listing them. What compiled
 * code writes here it reads again at once; the arrays are kept for the next time.
 */
public final class Offers {
    public int[] options = {};
    /** of each row the value of bit 0, where not all are the same */
    public int[] bases = {};

    public long[] words = {};
    /** of each row how many moves there are up to and with it */
    public int[] counts = {};

    /** Makes room for so many rows, and for one that does not count. */
    public void room(int rows) {
        if (counts.length > rows) return;
        options = Arrays.copyOf(options, rows + 1);
        bases = Arrays.copyOf(bases, rows + 1);
        words = Arrays.copyOf(words, rows + 1);
        counts = Arrays.copyOf(counts, rows + 1);
    }
}
