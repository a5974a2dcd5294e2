package io.petteia.tests.twins;

import io.petteia.playtest.Twin;

/**
 * Ten by ten squares with a border of one that is never free. A move is an amazon's number, the square it goes to and the square its arrow hits, a byte each;
 * the whole list, 2,176 moves at the start, is written every turn.
 */
public final class Amazons implements Twin {
    private static final int SIDE = 10;
    private static final int WIDTH = SIDE + 2;
    private static final int[] STEPS = {1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, -WIDTH + 1, -WIDTH - 1};
    private static final byte FREE = 0;
    private static final byte TAKEN = 1;

    private static final int[][] START = {
        {square(0, 3), square(0, 6), square(3, 0), square(3, 9)},
        {square(9, 3), square(9, 6), square(6, 0), square(6, 9)}
    };
    private static final int AMAZONS = 4;
    private static final int MOST_MOVES = 8192;
    private static final int DEEPEST = 4;

    private final Dice dice = new Dice();
    private final byte[] board = new byte[WIDTH * WIDTH];
    private final int[][] amazons = new int[2][AMAZONS];
    private final int[][] moves = new int[DEEPEST][MOST_MOVES];

    private static int square(int row, int column) {
        return (row + 1) * WIDTH + column + 1;
    }

    @Override
    public String game() {
        return "amazons";
    }

    private void reset() {
        for (int square = 0; square < board.length; square++) {
            int row = square / WIDTH;
            int column = square % WIDTH;
            boolean inside = row >= 1 && row <= SIDE && column >= 1 && column <= SIDE;
            board[square] = inside ? FREE : TAKEN;
        }
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < AMAZONS; i++) {
                amazons[side][i] = START[side][i];
                board[START[side][i]] = TAKEN;
            }
        }
    }

    private int list(int[] own, int[] all) {
        byte[] squares = board;
        int count = 0;
        for (int i = 0; i < AMAZONS; i++) {
            int from = own[i];
            squares[from] = FREE; // its arrow may go back over where it came from
            for (int step : STEPS) {
                for (int to = from + step; squares[to] == FREE; to += step) {
                    for (int flight : STEPS) {
                        for (int arrow = to + flight; squares[arrow] == FREE; arrow += flight)
                            all[count++] = i | to << 8 | arrow << 16;
                    }
                }
            }
            squares[from] = TAKEN;
        }
        return count;
    }

    private void play(int[] own, int move) {
        int to = move >>> 8 & 0xFF;
        board[own[move & 0xFF]] = FREE;
        board[to] = TAKEN;
        board[move >>> 16] = TAKEN;
        own[move & 0xFF] = to;
    }

    private void takeBack(int[] own, int move, int from) {
        board[move >>> 16] = FREE;
        board[move >>> 8 & 0xFF] = FREE;
        board[from] = TAKEN;
        own[move & 0xFF] = from;
    }

    @Override
    public int playout() {
        reset();
        for (int ply = 0; ; ply++) {
            int[] own = amazons[ply & 1];
            int count = list(own, moves[0]);
            if (count == 0) return ply;
            play(own, moves[0][dice.below(count)]);
        }
    }

    @Override
    public long perft(int depth) {
        reset();
        return perft(0, depth);
    }

    private long perft(int side, int depth) {
        if (depth == 0) return 1;
        int[] own = amazons[side];
        int[] all = moves[depth];
        int count = list(own, all);
        if (depth == 1) return count;
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            int from = own[all[i] & 0xFF];
            play(own, all[i]);
            leaves += perft(1 - side, depth - 1);
            takeBack(own, all[i], from);
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return SIDE * SIDE + 2 * AMAZONS + 1;
    }
}
