package io.petteia.machine.graph;

import java.util.Arrays;

/**
 * Moves row by row: what was chosen before the last choice, and a set of what that may then be, so that one of them can be taken without listing them. What compiled
 * code writes here it reads again at once; the arrays are kept for the next time.
 */
public final class Offers {
    public int[] options = {};
    /** of each row the value of bit 0, where not all are the same */
    public int[] bases = {};

    public long[] words = {};
    /** of each row how many moves there are up to and with it */
    public int[] counts = {};

    /** of each row what was chosen before, where moves have more choices */
    public long[] heads = {};

    private int rows;
    /** How many moves there are in all rows that were added; -1 if not all of them could be. */
    public int moves;

    public void clear() {
        rows = 0;
        moves = 0;
    }

    /** A row of no moves is written and forgotten: whether there are any can often not be foreseen. */
    public void add(long head, int base, long word) {
        if (rows == heads.length) grow();
        heads[rows] = head;
        bases[rows] = base;
        words[rows] = word;
        moves += Long.bitCount(word);
        counts[rows] = moves;
        rows += (int) ((word | -word) >>> 63);
    }

    private void grow() {
        room(rows * 2 + 16);
        heads = Arrays.copyOf(heads, counts.length);
    }

    /** The row of a move. */
    public int row(int number) {
        int row = 0;
        while (counts[row] <= number) row++;
        return row;
    }

    /** What is chosen last in a move of a row. */
    public int last(int row, int number) {
        long word = words[row];
        return bases[row] + Draw.member(word, number - counts[row] + Long.bitCount(word));
    }

    /** Makes room for so many rows, and for one that does not count. */
    public void room(int rows) {
        if (counts.length > rows) return;
        options = Arrays.copyOf(options, rows + 1);
        bases = Arrays.copyOf(bases, rows + 1);
        words = Arrays.copyOf(words, rows + 1);
        counts = Arrays.copyOf(counts, rows + 1);
    }
}
