package io.petteia.machine.graph;

import java.util.Arrays;

/** A growing row of words: the choices of a decision as they are made, or as they are read back. */
public final class Script {
    private long[] words = new long[8];
    private int size;

    public void push(long word) {
        if (size == words.length) words = Arrays.copyOf(words, size * 2);
        words[size++] = word;
    }

    public void push(long[] from, int at, int count) {
        for (int i = 0; i < count; i++) push(from[at + i]);
    }

    public long first() {
        return words[0];
    }

    public int size() {
        return size;
    }

    public void truncate(int to) {
        size = to;
    }

    public boolean is(long[] other) {
        return Arrays.equals(words, 0, size, other, 0, other.length);
    }

    /** Writes all words to an array. */
    public void copy(long[] to, int at) {
        copy(0, to, at);
    }

    /** The same from some word on. */
    public void copy(int from, long[] to, int at) {
        for (int i = from; i < size; i++) to[at + i - from] = words[i];
    }

    public long[] slice(int from) {
        return Arrays.copyOfRange(words, from, size);
    }
}
