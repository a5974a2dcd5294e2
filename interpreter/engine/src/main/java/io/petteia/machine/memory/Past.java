package io.petteia.machine.memory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Remembered positions, the latest first: for each way in which the game's rules compare positions, the words that make them the same. An immutable chain, so that
 * going back forgets for free. It is made of blocks; each position knows, by a bit for each hash, what may be in its block up to itself, so that whole blocks are
 * passed over.
 *
 * @param before the position remembered before, null for the first
 * @param keys by way of comparing
 * @param place how many of its block stand before it
 * @param filters by way the bits of the hashes of its block up to itself
 * @param block the last position of the block before
 */
public record Past(
        @Nullable Past before,
        long[][] keys,
        long[] hashes,
        int place,
        long[] filters,
        @Nullable Past block) {
    private static final int BLOCK = 16;

    public static Past of(@Nullable Past before, long[][] keys) {
        long[] hashes = new long[keys.length];
        for (int i = 0; i < keys.length; i++) hashes[i] = hash(keys[i], keys[i].length);
        boolean begins = before == null || before.place + 1 == BLOCK;
        long[] filters = new long[keys.length];
        for (int i = 0; i < keys.length; i++)
            filters[i] = 1L << (hashes[i] >>> 58) | (begins || before == null ? 0 : before.filters[i]);
        if (begins || before == null) return new Past(before, keys, hashes, 0, filters, before);
        return new Past(before, keys, hashes, before.place + 1, filters, before.block);
    }

    /** Of so many of some words. */
    public static long hash(long[] words, int length) {
        long hash = length;
        for (int i = 0; i < length; i++) hash = Long.rotateLeft((hash ^ words[i]) * 0x9E3779B97F4A7C15L, 31);
        return hash * 0xBF58476D1CE4E5B9L;
    }

    /** Whether these words, so many of them and with that hash, are what makes this position the same. */
    public boolean is(long[] words, int length, long hash, int way) {
        return hashes[way] == hash && Arrays.equals(keys[way], 0, keys[way].length, words, 0, length);
    }

    /** Whether a position with a hash may be in this one's block, up to this one. */
    public boolean mayHave(long hash, int way) {
        return (filters[way] >>> (hash >>> 58) & 1) != 0;
    }
}
