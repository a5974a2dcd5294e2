package io.petteia.hook;

import java.util.Arrays;
import java.util.BitSet;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A set of sites, each known by its number. A value: what looks like a change gives another set. */
public final class SiteSet {
    public static final SiteSet EMPTY = new SiteSet(new long[0]);

    /** Without zeros at the end, so that equal sets have equal words. */
    private final long[] words;

    private SiteSet(long[] words) {
        this.words = words;
    }

    public static SiteSet of(int... sites) {
        BitSet bits = new BitSet();
        for (int site : sites) bits.set(site);
        return ofWords(bits.toLongArray());
    }

    /** Site s is bit {@code s % 64} of word {@code s / 64}. */
    public static SiteSet ofWords(long... words) {
        int size = words.length;
        while (size > 0 && words[size - 1] == 0) size--;
        return size == 0 ? EMPTY : new SiteSet(Arrays.copyOf(words, size));
    }

    public long[] toWords() {
        return words.clone();
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    public int size() {
        int size = 0;
        for (long word : words) size += Long.bitCount(word);
        return size;
    }

    public boolean contains(int site) {
        return site >= 0 && site >> 6 < words.length && (words[site >> 6] >>> site & 1) != 0;
    }

    public boolean intersects(SiteSet other) {
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--)
            if ((words[i] & other.words[i]) != 0) return true;
        return false;
    }

    public boolean isWithin(SiteSet other) {
        return minus(other).isEmpty();
    }

    /** The sites that are in both. */
    public SiteSet and(SiteSet other) {
        long[] both = new long[Math.min(words.length, other.words.length)];
        for (int i = 0; i < both.length; i++) both[i] = words[i] & other.words[i];
        return ofWords(both);
    }

    /** The sites that are in either. */
    public SiteSet or(SiteSet other) {
        long[] either = Arrays.copyOf(words, Math.max(words.length, other.words.length));
        for (int i = 0; i < other.words.length; i++) either[i] |= other.words[i];
        return ofWords(either);
    }

    public SiteSet minus(SiteSet other) {
        long[] rest = words.clone();
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) rest[i] &= ~other.words[i];
        return ofWords(rest);
    }

    public SiteSet filter(IntPredicate kept) {
        long[] some = words.clone();
        stream().filter(kept.negate()).forEach(site -> some[site >> 6] &= ~(1L << site));
        return ofWords(some);
    }

    /** The first in the order of the board. */
    public int first() {
        PrimitiveIterator.OfInt sites = stream().iterator();
        if (!sites.hasNext()) throw new NoSuchElementException("an empty set has no first site");
        return sites.nextInt();
    }

    /** In the order of the board. */
    public IntStream stream() {
        return BitSet.valueOf(words).stream();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SiteSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return BitSet.valueOf(words).toString();
    }
}
