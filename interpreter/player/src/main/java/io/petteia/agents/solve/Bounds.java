package io.petteia.agents.solve;

/** Between which values positions are known to lie. It grows to a fixed size; then what is new takes the place of what was there. */
final class Bounds {
    static final int LEAST = Integer.MIN_VALUE;
    static final int MOST = Integer.MAX_VALUE;

    private static final int LARGEST = 1 << 25;
    /** While it grows there are two. */
    private static final int BYTES_WHILE_GROWING = 40;

    private final int largest;
    private long[] keys;
    private int[] lows;
    private int[] highs;
    /** By place: one more than the move that decided last, 0 if none did. */
    private short[] moves;

    private int size;

    Bounds() {
        long room = Runtime.getRuntime().maxMemory() / BYTES_WHILE_GROWING;
        int most = 1 << 12;
        while (most < LARGEST && most * 2L <= room) most *= 2;
        this.largest = most;
        allocate(1 << 12);
    }

    private void allocate(int length) {
        keys = new long[length];
        lows = new int[length];
        highs = new int[length];
        moves = new short[length];
        size = 0;
    }

    private int place(long hash) {
        return (int) (hash ^ hash >>> 32) & keys.length - 1;
    }

    private boolean isAt(int place, long hash) {
        return keys[place] == hash && isUsed(place);
    }

    private boolean isUsed(int place) {
        return lows[place] != 0 || highs[place] != 0 || moves[place] != 0;
    }

    int low(long hash) {
        int place = place(hash);
        return isAt(place, hash) ? lows[place] : LEAST;
    }

    int high(long hash) {
        int place = place(hash);
        return isAt(place, hash) ? highs[place] : MOST;
    }

    /** The move that decided there last, or -1. */
    int move(long hash) {
        int place = place(hash);
        return isAt(place, hash) ? moves[place] - 1 : -1;
    }

    /** @param move -1 if no single one decided */
    void put(long hash, int low, int high, int move) {
        if (size * 2L > keys.length && keys.length < largest) grow();
        int place = place(hash);
        if (!isUsed(place)) size++;
        keys[place] = hash;
        lows[place] = low;
        highs[place] = high;
        moves[place] = (short) (move < Short.MAX_VALUE ? move + 1 : 0);
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldLows = lows;
        int[] oldHighs = highs;
        short[] oldMoves = moves;
        allocate(oldKeys.length * 2);
        for (int i = 0; i < oldKeys.length; i++)
            if (oldLows[i] != 0 || oldHighs[i] != 0 || oldMoves[i] != 0)
                put(oldKeys[i], oldLows[i], oldHighs[i], oldMoves[i] - 1);
    }
}
