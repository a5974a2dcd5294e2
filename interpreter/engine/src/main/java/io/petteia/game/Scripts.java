package io.petteia.game;

import io.petteia.machine.graph.Draw;
import io.petteia.machine.graph.Identities;
import io.petteia.machine.graph.MoveSink;
import io.petteia.machine.graph.Run;
import java.util.Arrays;

/**
 * The scripts of all distinct moves of a position, in arrays that are used again and again. Moves that differ in their last choice alone are one entry: the words
 * before it and the set of what it may be, or rows of words. So counting moves and drawing one of them need not write them all down.
 */
final class Scripts implements MoveSink {
    private long[] words = new long[16];
    /** by entry: where its words end, how many of them are a set or, negative, how long its rows are, the value of its bit 0, how many moves there are up to and with it */
    private int[] ends = new int[8];

    private int[] sets = new int[8];
    private int[] bases = new int[8];
    private int[] counts = new int[8];
    private int entries;
    private int size;
    private boolean merging;
    private final Identities identities = new Identities();

    void collect(Run run, boolean merges) {
        begin(merges);
        run.generate(this);
    }

    /** Candidates instead, of which some may be no moves. */
    void collectCandidates(Run run) {
        begin(false);
        run.generateCandidates(this);
    }

    private void begin(boolean merges) {
        entries = 0;
        size = 0;
        merging = merges;
        identities.cut(0);
    }

    @Override
    public boolean complete(Run run) {
        if (merging && run.isIdentified() && !identities.add(run.identity, run.identityStart)) return false;
        add(run, 0, words, 0, 0, 1);
        return false;
    }

    @Override
    public boolean completeEach(Run run, int base, long[] set, int from, int count) {
        if (merging && run.isIdentified()) return MoveSink.super.completeEach(run, base, set, from, count);
        int members = 0;
        for (int i = 0; i < count; i++) members += Long.bitCount(set[from + i]);
        if (members > 0) add(run, base, set, from, count, members);
        return false;
    }

    @Override
    public boolean completeWord(Run run, int base, long word) {
        if (merging && run.isIdentified()) return MoveSink.super.completeWord(run, base, word);
        int members = Long.bitCount(word);
        if (size + members > Run.MOST_MOVES) throw run.tooManyMoves();
        int before = run.script.size();
        int start = entries == 0 ? 0 : ends[entries - 1];
        int end = start + before + 1;
        if (end > words.length) words = Arrays.copyOf(words, end * 2);
        run.script.copy(words, start);
        words[end - 1] = word;
        note(end, 1, base, members);
        return false;
    }

    @Override
    public boolean completeRows(Run run, long[] rows, int from, int to, int width) {
        if (merging && run.isIdentified()) return MoveSink.super.completeRows(run, rows, from, to, width);
        int members = (to - from) / width;
        if (size + members > Run.MOST_MOVES) throw run.tooManyMoves();
        int start = entries == 0 ? 0 : ends[entries - 1];
        int before = run.script.size();
        int end = start + before + to - from;
        if (end > words.length) words = Arrays.copyOf(words, end * 2);
        run.script.copy(words, start);
        System.arraycopy(rows, from, words, start + before, to - from);
        note(end, -width, 0, members);
        return false;
    }

    private void note(int end, int set, int base, int members) {
        if (entries == ends.length) grow();
        ends[entries] = end;
        sets[entries] = set;
        bases[entries] = base;
        size += members;
        counts[entries++] = size;
    }

    private void add(Run run, int base, long[] set, int from, int count, int members) {
        if (size + members > Run.MOST_MOVES) throw run.tooManyMoves();
        int start = entries == 0 ? 0 : ends[entries - 1];
        int before = run.script.size();
        int end = start + before + count;
        if (end > words.length) words = Arrays.copyOf(words, end * 2);
        run.script.copy(words, start);
        for (int i = 0; i < count; i++) words[start + before + i] = set[from + i];
        note(end, count, base, members);
    }

    private void grow() {
        int to = entries * 2;
        ends = Arrays.copyOf(ends, to);
        sets = Arrays.copyOf(sets, to);
        bases = Arrays.copyOf(bases, to);
        counts = Arrays.copyOf(counts, to);
    }

    int size() {
        return size;
    }

    private long[] taken = new long[4];

    /** Finds a script, which {@link #taken} holds until another is taken; returns its length. */
    int take(int number) {
        int low = 0;
        int high = entries - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (counts[middle] > number) high = middle;
            else low = middle + 1;
        }
        int start = low == 0 ? 0 : ends[low - 1];
        if (sets[low] < 0) return takeRow(low, start, number);
        int length = ends[low] - start - sets[low];
        if (length + 1 > taken.length) taken = Arrays.copyOf(taken, length * 2 + 1);
        System.arraycopy(words, start, taken, 0, length);
        if (sets[low] == 0) return length;
        taken[length] = (long) bases[low] + bit(start + length, number - (low == 0 ? 0 : counts[low - 1]));
        return length + 1;
    }

    private int takeRow(int entry, int start, int number) {
        int width = -sets[entry];
        int before = entry == 0 ? 0 : counts[entry - 1];
        int prefix = ends[entry] - start - (counts[entry] - before) * width;
        int length = prefix + width;
        if (length > taken.length) taken = Arrays.copyOf(taken, length * 2);
        System.arraycopy(words, start, taken, 0, prefix);
        System.arraycopy(words, start + prefix + (number - before) * width, taken, prefix, width);
        return length;
    }

    long[] taken() {
        return taken;
    }

    /** The place of a set bit, counted from the lowest. */
    private int bit(int from, int number) {
        int at = from;
        int left = number;
        for (int many = Long.bitCount(words[at]); left >= many; many = Long.bitCount(words[at])) {
            left -= many;
            at++;
        }
        return ((at - from) << 6) + Draw.member(words[at], left);
    }

    long[] get(int number) {
        int length = take(number);
        return Arrays.copyOf(taken, length);
    }
}
