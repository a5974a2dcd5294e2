package io.petteia.machine.graph;

import java.util.Arrays;

/** Moves of two choices: for options of the first the set of what the second may be. One of them is taken without listing them. */
public final class Offers {
    private int[] firsts = new int[32];
    private int[] bases = new int[32];
    private long[] words = new long[32];
    /** by entry how many moves there are up to and with it */
    private int[] counts = new int[32];

    private int entries;
    private int size;
    private int first;
    private int second;

    public void clear() {
        entries = 0;
        size = 0;
    }

    /** @param base the value of bit 0 */
    public void add(int option, int base, long word) {
        if (word == 0) return;
        if (entries == words.length) grow();
        firsts[entries] = option;
        bases[entries] = base;
        words[entries] = word;
        size += Long.bitCount(word);
        counts[entries++] = size;
    }

    private void grow() {
        firsts = Arrays.copyOf(firsts, entries * 2);
        bases = Arrays.copyOf(bases, entries * 2);
        words = Arrays.copyOf(words, entries * 2);
        counts = Arrays.copyOf(counts, entries * 2);
    }

    public int size() {
        return size;
    }

    /** @param number of a move, less than {@link #size} */
    public void take(int number) {
        int low = 0;
        int high = entries - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (counts[middle] > number) high = middle;
            else low = middle + 1;
        }
        first = firsts[low];
        second = bases[low] + Draw.member(words[low], low == 0 ? number : number - counts[low - 1]);
    }

    public int first() {
        return first;
    }

    public int second() {
        return second;
    }
}
