package io.petteia.tests.twins;

import io.petteia.playtest.Twin;
import java.util.Map;

/**
 * The 32 dark squares lie in 35 bits, with a gap after every second row, so that a step is a shift by 4 or 5 whatever the row, and a jump by 8 or 10. Black begins
 * and goes towards higher bits. Captures are followed by recursion, their moves written into lists that deeper calls continue. Twenty turns without a
 * capture or a man's move are a draw.
 */
public final class EnglishDraughts implements Twin {
    private static final long FIRST_ROW = 0xFL;
    private static final long LAST_ROW = 0xFL << 31;
    private static final long BOARD;
    private static final long BLACK = 0xFL | 0xFL << 4 | 0xFL << 9;
    private static final long WHITE = 0xFL << 22 | 0xFL << 27 | 0xFL << 31;
    private static final int QUIET_LIMIT = 20;
    private static final int ROOM = 1024;

    static {
        long board = 0;
        for (int row = 0; row < 8; row++) board |= 0xFL << 9 * (row / 2) + 4 * (row % 2);
        BOARD = board;
    }

    private final Dice dice = new Dice();
    /** Moves, each a square left, a square reached (the same for some captures) and the squares of what is taken. */
    private final long[] from = new long[ROOM];

    private final long[] to = new long[ROOM];
    private final long[] taken = new long[ROOM];
    private int end;

    @Override
    public String game() {
        return "draughts-english";
    }

    @Override
    public Map<String, String> options() {
        return Map.of("repetition", "0", "quiet_limit", Integer.toString(QUIET_LIMIT));
    }

    /** Writes all moves from a place in the lists on. */
    private void list(long men, long kings, long enemy, boolean isBlack, int start) {
        end = start;
        long free = BOARD & ~(men | kings | enemy);
        long upward = isBlack ? men | kings : kings;
        long downward = isBlack ? kings : men | kings;
        long jumpers = upward & (enemy >>> 4 & free >>> 8 | enemy >>> 5 & free >>> 10)
                | downward & (enemy << 4 & free << 8 | enemy << 5 & free << 10);
        for (long left = jumpers; left != 0; left &= left - 1) {
            long jumper = left & -left;
            boolean isKing = (jumper & kings) != 0;
            jump(jumper, jumper, 0, enemy, free | jumper, isBlack || isKing, !isBlack || isKing);
        }
        if (jumpers != 0) return;
        for (long left = upward << 4 & free; left != 0; left &= left - 1) add((left & -left) >>> 4, left & -left, 0);
        for (long left = upward << 5 & free; left != 0; left &= left - 1) add((left & -left) >>> 5, left & -left, 0);
        for (long left = downward >>> 4 & free; left != 0; left &= left - 1) add((left & -left) << 4, left & -left, 0);
        for (long left = downward >>> 5 & free; left != 0; left &= left - 1) add((left & -left) << 5, left & -left, 0);
    }

    private void add(long start, long target, long prey) {
        from[end] = start;
        to[end] = target;
        taken[end++] = prey;
    }

    /** Every way on from where a piece stands that began elsewhere; a capture is complete where there is none. */
    private void jump(long start, long at, long prey, long enemy, long free, boolean upward, boolean downward) {
        boolean goesOn = false;
        if (upward) {
            long near = at << 4 & enemy;
            if (near != 0 && (at << 8 & free) != 0) {
                goesOn = true;
                jump(start, at << 8, prey | near, enemy & ~near, free, true, downward);
            }
            near = at << 5 & enemy;
            if (near != 0 && (at << 10 & free) != 0) {
                goesOn = true;
                jump(start, at << 10, prey | near, enemy & ~near, free, true, downward);
            }
        }
        if (downward) {
            long near = at >>> 4 & enemy;
            if (near != 0 && (at >>> 8 & free) != 0) {
                goesOn = true;
                jump(start, at >>> 8, prey | near, enemy & ~near, free, upward, true);
            }
            near = at >>> 5 & enemy;
            if (near != 0 && (at >>> 10 & free) != 0) {
                goesOn = true;
                jump(start, at >>> 10, prey | near, enemy & ~near, free, upward, true);
            }
        }
        if (!goesOn) add(start, at, prey);
    }

    @Override
    public int playout() {
        long ownMen = BLACK;
        long ownKings = 0;
        long enemyMen = WHITE;
        long enemyKings = 0;
        boolean isBlack = true;
        int quiet = 0;
        for (int ply = 0; ; ply++) {
            list(ownMen, ownKings, enemyMen | enemyKings, isBlack, 0);
            if (end == 0 || quiet == QUIET_LIMIT) return ply;
            int move = dice.below(end);
            boolean isMan = (from[move] & ownMen) != 0;
            boolean isCrowned = isMan && (to[move] & (isBlack ? LAST_ROW : FIRST_ROW)) != 0;
            quiet = isMan || taken[move] != 0 ? 0 : quiet + 1;
            long men = ownMen & ~from[move];
            long kings = ownKings & ~from[move];
            if (isMan && !isCrowned) men |= to[move];
            else kings |= to[move];
            ownMen = enemyMen & ~taken[move];
            ownKings = enemyKings & ~taken[move];
            enemyMen = men;
            enemyKings = kings;
            isBlack = !isBlack;
        }
    }

    @Override
    public long perft(int depth) {
        return perft(BLACK, 0, WHITE, 0, true, 0, depth);
    }

    private long perft(
            long ownMen, long ownKings, long enemyMen, long enemyKings, boolean isBlack, int start, int depth) {
        if (depth == 0) return 1;
        list(ownMen, ownKings, enemyMen | enemyKings, isBlack, start);
        int behind = end;
        if (depth == 1) return (long) behind - start;
        long leaves = 0;
        for (int move = start; move < behind; move++) {
            boolean isMan = (from[move] & ownMen) != 0;
            boolean isCrowned = isMan && (to[move] & (isBlack ? LAST_ROW : FIRST_ROW)) != 0;
            long men = ownMen & ~from[move];
            long kings = ownKings & ~from[move];
            if (isMan && !isCrowned) men |= to[move];
            else kings |= to[move];
            leaves +=
                    perft(enemyMen & ~taken[move], enemyKings & ~taken[move], men, kings, !isBlack, behind, depth - 1);
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return 4 * Long.BYTES + 2;
    }
}
