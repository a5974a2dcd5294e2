package io.petteia.tests.twins;

import io.petteia.playtest.Twin;

/**
 * One word for each side. A run of enemy discs in one direction is grown from all own discs at once, doubling with each step: one, two, four, six discs are
 * the most there are between two others in a row of eight. The square behind a run is a move; from a move the same runs, if an own disc is behind
 * them, are what turns.
 */
public final class Reversi implements Twin {
    private static final long BLACK = 1L << 28 | 1L << 35;
    private static final long WHITE = 1L << 27 | 1L << 36;
    /** Without the outer columns: what goes sideways does not go over the edge. */
    private static final long INNER = 0x7E7E_7E7E_7E7E_7E7EL;

    private final Dice dice = new Dice();
    private final int[] moves = new int[64];

    @Override
    public String game() {
        return "reversi";
    }

    /** The runs that begin beside a disc, towards higher squares. */
    private static long up(long from, long through, int step) {
        long run = through & from << step;
        run |= through & run << step;
        long pairs = through & through << step;
        run |= pairs & run << 2 * step;
        return run | pairs & run << 2 * step;
    }

    private static long down(long from, long through, int step) {
        long run = through & from >>> step;
        run |= through & run >>> step;
        long pairs = through & through >>> step;
        run |= pairs & run >>> 2 * step;
        return run | pairs & run >>> 2 * step;
    }

    private static long moves(long own, long enemy) {
        long inner = enemy & INNER;
        long behind = up(own, inner, 1) << 1
                | up(own, enemy, 8) << 8
                | up(own, inner, 7) << 7
                | up(own, inner, 9) << 9
                | down(own, inner, 1) >>> 1
                | down(own, enemy, 8) >>> 8
                | down(own, inner, 7) >>> 7
                | down(own, inner, 9) >>> 9;
        return behind & ~(own | enemy);
    }

    private static long turnedUp(long disc, long own, long through, int step) {
        long run = up(disc, through, step);
        return (run << step & own) != 0 ? run : 0;
    }

    private static long turnedDown(long disc, long own, long through, int step) {
        long run = down(disc, through, step);
        return (run >>> step & own) != 0 ? run : 0;
    }

    private static long turned(long disc, long own, long enemy) {
        long inner = enemy & INNER;
        return turnedUp(disc, own, inner, 1)
                | turnedUp(disc, own, enemy, 8)
                | turnedUp(disc, own, inner, 7)
                | turnedUp(disc, own, inner, 9)
                | turnedDown(disc, own, inner, 1)
                | turnedDown(disc, own, enemy, 8)
                | turnedDown(disc, own, inner, 7)
                | turnedDown(disc, own, inner, 9);
    }

    @Override
    public int playout() {
        long own = BLACK;
        long enemy = WHITE;
        int placed = 0;
        boolean hasPassed = false;
        while (true) {
            int count = 0;
            for (long left = moves(own, enemy); left != 0; left &= left - 1)
                moves[count++] = Long.numberOfTrailingZeros(left);
            long after = own;
            long turned = 0;
            if (count > 0) {
                long disc = 1L << moves[dice.below(count)];
                turned = turned(disc, own, enemy);
                after |= disc | turned;
                placed++;
            } else if (hasPassed) return placed;
            hasPassed = count == 0;
            own = enemy & ~turned;
            enemy = after;
        }
    }

    @Override
    public long perft(int depth) {
        return perft(BLACK, WHITE, depth);
    }

    private static long perft(long own, long enemy, int depth) {
        if (depth == 0) return 1;
        long all = moves(own, enemy);
        if (all == 0) return moves(enemy, own) == 0 ? 0 : perft(enemy, own, depth - 1);
        if (depth == 1) return Long.bitCount(all);
        long leaves = 0;
        for (long left = all; left != 0; left &= left - 1) {
            long disc = left & -left;
            long turned = turned(disc, own, enemy);
            leaves += perft(enemy & ~turned, own | disc | turned, depth - 1);
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return 2 * Long.BYTES + 1;
    }
}
