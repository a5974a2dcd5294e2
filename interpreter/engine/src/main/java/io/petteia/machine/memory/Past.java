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
        for (int i = 0; i < keys.length; i++) hashes[i] = hash(keys[i]);
        boolean begins = before == null || before.place + 1 == BLOCK;
        long[] filters = new long[keys.length];
        for (int i = 0; i < keys.length; i++)
            filters[i] = 1L << (hashes[i] >>> 58) | (begins || before == null ? 0 : before.filters[i]);
        if (begins || before == null) return new Past(before, keys, hashes, 0, filters, before);
        return new Past(before, keys, hashes, before.place + 1, filters, before.block);
    }

    private static long hash(long[] words) {
        long hash = words.length;
        for (long word : words) hash = Long.rotateLeft((hash ^ word) * 0x9E3779B97F4A7C15L, 31);
        return hash * 0xBF58476D1CE4E5B9L;
    }

    public boolean equalTo(Past other, int way) {
        return hashes[way] == other.hashes[way] && Arrays.equals(keys[way], other.keys[way]);
    }

    /** Whether a position like another may be in this one's block, up to this one. */
    public boolean mayHave(Past other, int way) {
        return (filters[way] >>> (other.hashes[way] >>> 58) & 1) != 0;
    }
}
