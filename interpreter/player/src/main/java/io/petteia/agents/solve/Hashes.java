package io.petteia.agents.solve;

import java.util.Arrays;

/** Numbers hashes of positions from 0 in the order in which they come; twelve to twenty-four bytes each. */
final class Hashes {
    private long[] keys = new long[1 << 10];
    private int[] numbers = new int[1 << 10];
    private int size;

    Hashes() {
        Arrays.fill(numbers, -1);
    }

    /** The number of a hash; if it is new, the {@link #size()} that there was before. */
    int number(long hash) {
        int at = place(keys, numbers, hash);
        if (numbers[at] >= 0) return numbers[at];
        keys[at] = hash;
        numbers[at] = size++;
        if (size * 3L > keys.length * 2L) grow();
        return size - 1;
    }

    /** -1 for a hash that has not come. */
    int find(long hash) {
        return numbers[place(keys, numbers, hash)];
    }

    int size() {
        return size;
    }

    private static int place(long[] keys, int[] numbers, long hash) {
        int at = (int) (hash ^ hash >>> 32) & keys.length - 1;
        while (numbers[at] >= 0 && keys[at] != hash) at = at + 1 & keys.length - 1;
        return at;
    }

    private void grow() {
        long[] more = new long[keys.length * 2];
        int[] moreNumbers = new int[more.length];
        Arrays.fill(moreNumbers, -1);
        for (int i = 0; i < keys.length; i++) {
            if (numbers[i] < 0) continue;
            int at = place(more, moreNumbers, keys[i]);
            more[at] = keys[i];
            moreNumbers[at] = numbers[i];
        }
        keys = more;
        numbers = moreNumbers;
    }
}
