package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import java.util.Arrays;

/** A way through the letters of a scalar in the file, which collects its value and the place of every char of it. */
abstract class ScalarWalk {
    final String text;
    final int start;
    int stop;
    boolean folded;
    private final StringBuilder value = new StringBuilder();
    private int[] offsets = new int[32];

    ScalarWalk(Source source, Span span) {
        this.text = source.text();
        this.start = span.start();
        this.stop = span.end();
    }

    abstract void walk();

    final void add(char c, int offset) {
        if (value.length() + 1 >= offsets.length) offsets = Arrays.copyOf(offsets, offsets.length * 2);
        offsets[value.length()] = offset;
        value.append(c);
    }

    final void addAll(String chars, int offset) {
        for (int i = 0; i < chars.length(); i++) add(chars.charAt(i), offset);
    }

    final void keep(int length) {
        value.setLength(length);
    }

    final String value() {
        return value.toString();
    }

    /** The places of all chars, and of the end. */
    final int[] offsets() {
        int[] all = Arrays.copyOf(offsets, value.length() + 1);
        all[value.length()] = contentEnd();
        return all;
    }

    /** Where the scalar ends in the file, its quotes included. */
    int end() {
        return stop;
    }

    /** Where its content ends. */
    int contentEnd() {
        return stop;
    }
}
