package io.petteia.tests.twins;

import io.petteia.playtest.Twin;

/**
 * One word for each side, a1 its lowest bit and eight bits a row. All men step at once, by one shift for each direction; a bit of what is left after
 * masking is one move. A move is its two squares, six bits each.
 */
public final class Breakthrough implements Twin {
    private static final long WHITE = 0x0000_0000_0000_FFFFL;
    private static final long BLACK = 0xFFFF_0000_0000_0000L;
    private static final long FIRST_ROW = 0x0000_0000_0000_00FFL;
    private static final long LAST_ROW = 0xFF00_0000_0000_0000L;
    /** Without the left column, which is where a step to the left would leave the board. */
    private static final long NOT_LEFT = 0xFEFE_FEFE_FEFE_FEFEL;

    private static final long NOT_RIGHT = 0x7F7F_7F7F_7F7F_7F7FL;
    /** Sixteen men, three steps each. */
    private static final int MOST_MOVES = 48;

    private static final int DEEPEST = 32;

    private final Dice dice = new Dice();
    private final int[] moves = new int[MOST_MOVES];
    private final int[][] movesAt = new int[DEEPEST][MOST_MOVES];

    @Override
    public String game() {
        return "breakthrough";
    }

    /** Writes all moves and returns how many there are. */
    private static int list(long own, long enemy, boolean isWhite, int[] moves) {
        long free = ~(own | enemy);
        if (isWhite) {
            int count = list(own << 8 & free, 8, moves, 0);
            count = list((own & NOT_LEFT) << 7 & ~own, 7, moves, count);
            return list((own & NOT_RIGHT) << 9 & ~own, 9, moves, count);
        }
        int count = list(own >>> 8 & free, -8, moves, 0);
        count = list((own & NOT_RIGHT) >>> 7 & ~own, -7, moves, count);
        return list((own & NOT_LEFT) >>> 9 & ~own, -9, moves, count);
    }

    private static int list(long targets, int step, int[] moves, int count) {
        int end = count;
        for (long left = targets; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            moves[end++] = to - step | to << 6;
        }
        return end;
    }

    private static long from(int move) {
        return 1L << move;
    }

    private static long to(int move) {
        return 1L << (move >>> 6);
    }

    private static boolean isThrough(long own, boolean isWhite) {
        return (own & (isWhite ? LAST_ROW : FIRST_ROW)) != 0;
    }

    @Override
    public int playout() {
        long own = WHITE;
        long enemy = BLACK;
        boolean isWhite = true;
        for (int ply = 0; ; ply++) {
            int count = list(own, enemy, isWhite, moves);
            if (count == 0) return ply;
            int move = moves[dice.below(count)];
            long moved = own ^ (from(move) | to(move));
            if (isThrough(moved, isWhite)) return ply + 1;
            own = enemy & ~to(move);
            enemy = moved;
            isWhite = !isWhite;
        }
    }

    @Override
    public long perft(int depth) {
        return perft(WHITE, BLACK, true, depth);
    }

    private long perft(long own, long enemy, boolean isWhite, int depth) {
        if (depth == 0) return 1;
        if (isThrough(enemy, !isWhite)) return 0;
        int[] all = movesAt[depth];
        int count = list(own, enemy, isWhite, all);
        if (depth == 1) return count;
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            long moved = own ^ (from(all[i]) | to(all[i]));
            leaves += perft(enemy & ~to(all[i]), moved, !isWhite, depth - 1);
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return 2 * Long.BYTES + 1;
    }
}
