package io.petteia.tests.twins;

import io.petteia.playtest.Twin;
import java.util.Arrays;
import java.util.Map;

/**
 * Fifteen points a side; exactly five win. Lines are looked for where the stone was placed, on a board with a border that is never occupied. The free points
 * are a list that is kept: the point taken is overwritten by the last one.
 */
public final class Gomoku implements Twin {
    private static final int SIDE = 15;
    /** One border between two rows is enough for both. */
    private static final int WIDTH = SIDE + 1;

    private static final int POINTS = SIDE * SIDE;
    private static final int[] STEPS = {1, WIDTH, WIDTH + 1, WIDTH - 1};
    private static final int[] POINT = new int[POINTS];
    private static final int FIVE = 5;

    static {
        for (int i = 0; i < POINTS; i++) POINT[i] = (i / SIDE + 1) * WIDTH + i % SIDE + 1;
    }

    private final Dice dice = new Dice();
    private final byte[] board = new byte[WIDTH * (SIDE + 2) + 1];
    private final int[] free = new int[POINTS];

    @Override
    public String game() {
        return "gomoku";
    }

    @Override
    public Map<String, String> options() {
        return Map.of("overline", "false");
    }

    private boolean makesFive(int point, byte player) {
        for (int step : STEPS) {
            int length = 1 + run(point, step, player) + run(point, -step, player);
            if (length == FIVE) return true;
        }
        return false;
    }

    private int run(int point, int step, byte player) {
        int length = 0;
        for (int at = point + step; board[at] == player; at += step) length++;
        return length;
    }

    @Override
    public int playout() {
        Arrays.fill(board, (byte) 0);
        System.arraycopy(POINT, 0, free, 0, POINTS);
        byte player = 1;
        for (int count = POINTS; count > 0; ) {
            int chosen = dice.below(count);
            int point = free[chosen];
            free[chosen] = free[--count];
            board[point] = player;
            if (makesFive(point, player)) return POINTS - count;
            player ^= 3;
        }
        return POINTS;
    }

    /** No game ends before the ninth stone, so that lines do not matter. */
    @Override
    public long perft(int depth) {
        if (depth >= 2 * FIVE - 1) throw new IllegalArgumentException("too deep: " + depth);
        Arrays.fill(board, (byte) 0);
        return count(depth);
    }

    private long count(int depth) {
        if (depth == 0) return 1;
        long leaves = 0;
        for (int point : POINT) {
            if (board[point] != 0) continue;
            board[point] = 1;
            leaves += count(depth - 1);
            board[point] = 0;
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return POINTS + 1;
    }
}
