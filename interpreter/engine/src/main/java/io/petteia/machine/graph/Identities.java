package io.petteia.machine.graph;

import java.util.Arrays;

/** What moves have been told apart by so far, in arrays that are used again and again. The latest can be forgotten. */
public final class Identities {
    private long[] words = new long[64];
    private int[] ends = new int[16];
    private long[] hashes = new long[16];
    /** by hash one more than the number of an identity, 0 for none; the next place where two meet */
    private int[] slots = new int[64];

    private int size;

    public int size() {
        return size;
    }

    /** Notes what a script says from some place on; false if that is known. */
    public boolean add(Script script, int from) {
        int start = size == 0 ? 0 : ends[size - 1];
        int end = start + script.size() - from;
        if (end > words.length) words = Arrays.copyOf(words, end * 2);
        script.copy(from, words, start);
        long hash = hash(words, start, end);
        int at = place(hash);
        for (; slots[at] != 0; at = at + 1 & slots.length - 1) {
            int other = slots[at] - 1;
            int begin = other == 0 ? 0 : ends[other - 1];
            if (hashes[other] == hash && Arrays.equals(words, begin, ends[other], words, start, end)) return false;
        }
        if (size == ends.length) {
            ends = Arrays.copyOf(ends, size * 2);
            hashes = Arrays.copyOf(hashes, size * 2);
        }
        ends[size] = end;
        hashes[size] = hash;
        slots[at] = ++size;
        if (size * 2 > slots.length) spread(new int[slots.length * 2]);
        return true;
    }

    /** Of the words between two places. */
    static long hash(long[] words, int from, int to) {
        long hash = 1;
        for (int n = from; n < to; n++) {
            hash = (hash ^ words[n]) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    private int place(long hash) {
        return (int) (hash >>> 32) & slots.length - 1;
    }

    /** Forgets all but the first. */
    public void cut(int to) {
        if (size == to) return;
        size = to;
        Arrays.fill(slots, 0);
        spread(slots);
    }

    private void spread(int[] empty) {
        slots = empty;
        for (int n = 0; n < size; n++) {
            int at = place(hashes[n]);
            while (slots[at] != 0) at = at + 1 & slots.length - 1;
            slots[at] = n + 1;
        }
    }
}
