package io.petteia.agents.solve;

import java.util.Arrays;

/** A list of ints that grows. */
final class Ints {
    private int[] values = new int[1 << 8];
    private int size;

    void add(int value) {
        if (size == values.length) values = Arrays.copyOf(values, size + (size >> 1));
        values[size++] = value;
    }

    int get(int i) {
        return values[i];
    }

    void set(int i, int value) {
        values[i] = value;
    }

    int size() {
        return size;
    }
}
