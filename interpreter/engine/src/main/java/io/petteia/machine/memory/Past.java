package io.petteia.machine.memory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Remembered positions, the latest first: for each way in which the game's rules compare positions, the words that make them the same. An immutable chain, so that
 * going back forgets for free. It is made of blocks; each position knows, by a bit for each hash, what may be in its block up to itself, so that whole blocks are
 * passed over. All that is known of a position is one row of words, for many are made while playing.
 */
public final class Past {
    private static final int BLOCK = 16;

    /** In the row of a position, by way: the hash, the bits of the hashes of its block up to itself, where its words end. Behind these for all ways stand the words. */
    private static final int HASH = 0;

    private static final int FILTER = 1;
    private static final int END = 2;
    private static final int HEAD = 3;

    private final @Nullable Past before;
    /** how many of its block stand before it */
    private final int place;
    /** the last position of the block before */
    private final @Nullable Past block;

    private final long[] row;

    private Past(@Nullable Past before, long[] row) {
        boolean begins = before == null || before.place + 1 == BLOCK;
        this.before = before;
        this.row = row;
        place = begins || before == null ? 0 : before.place + 1;
        block = begins || before == null ? before : before.block;
    }

    /** Where the words of the first of so many ways begin in a row. */
    static int head(int ways) {
        return ways * HEAD;
    }

    /** Notes of a row under way what begins and ends at two places: a position by one of the ways. */
    static void note(@Nullable Past before, long[] row, int way, int from, int to) {
        boolean begins = before == null || before.place + 1 == BLOCK;
        long hash = hash(row, from, to);
        int head = way * HEAD;
        row[head + HASH] = hash;
        row[head + FILTER] = 1L << (hash >>> 58) | (begins || before == null ? 0 : before.row[head + FILTER]);
        row[head + END] = to;
    }

    /** @param row a row under way, so many words of which are the position */
    static Past of(@Nullable Past before, long[] row, int length) {
        return new Past(before, Arrays.copyOf(row, length));
    }

    /** Of the words between two places. */
    public static long hash(long[] words, int from, int to) {
        long hash = (long) to - from;
        for (int i = from; i < to; i++) hash = Long.rotateLeft((hash ^ words[i]) * 0x9E3779B97F4A7C15L, 31);
        return hash * 0xBF58476D1CE4E5B9L;
    }

    /** Whether these words, so many of them and with that hash, are what makes this position the same. */
    public boolean is(long[] words, int length, long hash, int way, int ways) {
        int head = way * HEAD;
        if (row[head + HASH] != hash) return false;
        int from = way == 0 ? head(ways) : (int) row[head - HEAD + END];
        return Arrays.equals(row, from, (int) row[head + END], words, 0, length);
    }

    /** Whether a position with a hash may be in this one's block, up to this one. */
    public boolean mayHave(long hash, int way) {
        return (row[way * HEAD + FILTER] >>> (hash >>> 58) & 1) != 0;
    }

    /** The position remembered before, null for the first. */
    public @Nullable Past before() {
        return before;
    }

    /** The last position of the block before. */
    public @Nullable Past block() {
        return block;
    }

    /** How many positions of its block there are up to this one. */
    public int inBlock() {
        return place + 1;
    }
}
