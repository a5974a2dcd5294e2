package io.petteia.tests.twins;

import io.petteia.playtest.Twin;

/**
 * Seven columns of seven bits each, the seventh always empty, so that no line runs from one column into the next. Where a disc falls is found for all
 * columns at once: adding one to the lowest bit of a column carries it over the discs that lie there.
 */
public final class ConnectFour implements Twin {
    private static final int COLUMNS = 7;
    private static final int HEIGHT = 7;
    private static final long BOTTOM;
    private static final long BOARD;

    static {
        long bottom = 0;
        for (int column = 0; column < COLUMNS; column++) bottom |= 1L << column * HEIGHT;
        BOTTOM = bottom;
        BOARD = bottom * 0b111_111;
    }

    private final Dice dice = new Dice();
    private final long[] moves = new long[COLUMNS];

    @Override
    public String game() {
        return "connect-four";
    }

    private static long moves(long occupied) {
        return occupied + BOTTOM & BOARD;
    }

    private static boolean hasFour(long side) {
        return hasFour(side, 1) || hasFour(side, HEIGHT) || hasFour(side, HEIGHT - 1) || hasFour(side, HEIGHT + 1);
    }

    /** Two beside two. */
    private static boolean hasFour(long side, int step) {
        long twos = side & side >>> step;
        return (twos & twos >>> 2 * step) != 0;
    }

    @Override
    public int playout() {
        long own = 0;
        long enemy = 0;
        for (int ply = 0; ; ply++) {
            int count = 0;
            for (long left = moves(own | enemy); left != 0; left &= left - 1) moves[count++] = left & -left;
            if (count == 0) return ply;
            own |= moves[dice.below(count)];
            if (hasFour(own)) return ply + 1;
            long next = enemy;
            enemy = own;
            own = next;
        }
    }

    @Override
    public long perft(int depth) {
        return perft(0, 0, depth);
    }

    private static long perft(long own, long enemy, int depth) {
        if (depth == 0) return 1;
        if (hasFour(enemy)) return 0;
        long leaves = 0;
        for (long left = moves(own | enemy); left != 0; left &= left - 1)
            leaves += perft(enemy, own | left & -left, depth - 1);
        return leaves;
    }

    @Override
    public int stateBytes() {
        return 2 * Long.BYTES;
    }
}
