package io.petteia.machine.memory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Remembered positions, the latest first: for each way in which the game's rules compare positions, the words that make them the same. An immutable
 * chain, so that going back forgets for free.
 *
 * @param before the position remembered before, null for the first
 * @param keys by way of comparing
 */
public record Past(@Nullable Past before, long[][] keys, long[] hashes) {
    public static Past of(@Nullable Past before, long[][] keys) {
        long[] hashes = new long[keys.length];
        for (int i = 0; i < keys.length; i++)
            hashes[i] = Arrays.hashCode(keys[i]) * 0x9E3779B97F4A7C15L + keys[i].length;
        return new Past(before, keys, hashes);
    }

    public boolean equalTo(Past other, int way) {
        return hashes[way] == other.hashes[way] && Arrays.equals(keys[way], other.keys[way]);
    }
}
