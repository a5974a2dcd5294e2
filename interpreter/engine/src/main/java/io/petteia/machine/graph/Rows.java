package io.petteia.machine.graph;

import java.util.Arrays;

/**
 * The moves of a decision, one after the other in arrays that are used again and again: the words that were chosen on the way, and for the last of them, where it is one of
 * a set, the word of the set. So one move in many can be drawn without writing them all down. Compiled code keeps the way here while it goes through the choices.
 */
public final class Rows {
    /** The base of a row that ends without a set. */
    private static final int PLAIN = Integer.MIN_VALUE;

    private final Run run;
    private long[] way = new long[32];
    private int depth;

    private long[] words = new long[256];
    /** by row: where its words end, the value of its set's bit 0, how many moves there are up to and with it, how many identities were known behind it */
    private int[] ends = new int[64];

    private int[] bases = new int[64];
    private int[] counts = new int[64];
    private int[] known = new int[64];
    private int rows;
    private final Identities identities = new Identities();
    private long[] taken = new long[32];

    Rows(Run run) {
        this.run = run;
    }

    void clear() {
        depth = 0;
        rows = 0;
        identities.cut(0);
    }

    // ---- the way
    public int depth() {
        return depth;
    }

    public void push(long word) {
        if (depth == way.length) way = Arrays.copyOf(way, depth * 2);
        way[depth++] = word;
    }

    /** Goes back to where the way was so long. */
    public void cut(int to) {
        depth = to;
    }

    // ---- moves
    /** The way is a move. */
    public void add() {
        end(writeWay(0), PLAIN, 1);
    }

    /** The same if no move with this identity is known. @param identity empty where moves are told apart by what was chosen */
    public void add(Script identity) {
        if (identity.size() == 0 || identities.add(identity, 0)) add();
    }

    /** The way with each member of a set is a move. */
    public void add(int base, long set) {
        if (set == 0) return;
        int end = writeWay(1);
        words[end - 1] = set;
        end(end, base, Long.bitCount(set));
    }

    /** The way with each of some options of so many words is a move. */
    public void add(long[] options, int from, int to, int width) {
        for (int at = from; at < to; at += width) {
            int end = writeWay(width);
            System.arraycopy(options, at, words, end - width, width);
            end(end, PLAIN, 1);
        }
    }

    /** Writes the way and leaves room for more; where that ends. */
    private int writeWay(int more) {
        int start = rows == 0 ? 0 : ends[rows - 1];
        int end = start + depth + more;
        if (end > words.length) words = Arrays.copyOf(words, end * 2);
        for (int n = 0; n < depth; n++) words[start + n] = way[n];
        return end;
    }

    private void end(int end, int base, int moves) {
        if (size() + moves > Run.MOST_MOVES) throw run.tooManyMoves();
        if (rows == ends.length) grow(rows * 2);
        ends[rows] = end;
        bases[rows] = base;
        counts[rows] = size() + moves;
        known[rows++] = identities.size();
    }

    private void grow(int to) {
        ends = Arrays.copyOf(ends, to);
        bases = Arrays.copyOf(bases, to);
        counts = Arrays.copyOf(counts, to);
        known = Arrays.copyOf(known, to);
    }

    /** How many rows there are; {@link #forget} goes back to that. */
    public int rows() {
        return rows;
    }

    /** Forgets all rows but the first. */
    public void forget(int from) {
        rows = from;
        identities.cut(from == 0 ? 0 : known[from - 1]);
    }

    /** How many moves there are. */
    int size() {
        return rows == 0 ? 0 : counts[rows - 1];
    }

    // ---- one of them
    /** Finds a move, which {@link #taken} holds until another is taken; how many words it has. */
    int take(int number) {
        int row = find(number);
        int start = row == 0 ? 0 : ends[row - 1];
        int length = ends[row] - start;
        if (length > taken.length) taken = new long[length * 2];
        for (int n = 0; n < length; n++) taken[n] = words[start + n];
        if (bases[row] == PLAIN) return length;
        long set = taken[length - 1];
        taken[length - 1] = (long) bases[row] + Draw.member(set, number - counts[row] + Long.bitCount(set));
        return length;
    }

    private int find(int number) {
        int low = 0;
        int high = rows - 1;
        while (low < high) {
            int middle = low + high >>> 1;
            if (counts[middle] > number) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    long[] taken() {
        return taken;
    }
}
