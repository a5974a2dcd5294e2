package io.petteia.game;

import java.util.Arrays;

/** The choices of a decision as the machine reads them back: one or more words for each, in order. */
public record Script(long[] words) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Script s && Arrays.equals(words, s.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(words);
    }
}
