package io.petteia.tests.twins;

import io.petteia.playtest.Twin;

/** Each side is a word of nine bits, and whether a word holds a line is looked up among all 512. The sides change places after every move. */
public final class TicTacToe implements Twin {
    private static final int BOARD = 0b111_111_111;
    private static final int[] LINES = {
        0b000_000_111, 0b000_111_000, 0b111_000_000, // rows
        0b001_001_001, 0b010_010_010, 0b100_100_100, // columns
        0b100_010_001, 0b001_010_100 // diagonals
    };
    private static final boolean[] HAS_LINE = new boolean[BOARD + 1];

    static {
        for (int side = 0; side <= BOARD; side++) {
            for (int line : LINES) HAS_LINE[side] |= (side & line) == line;
        }
    }

    private final Dice dice = new Dice();
    private final int[] moves = new int[9];

    @Override
    public String game() {
        return "tic-tac-toe";
    }

    @Override
    public int playout() {
        int own = 0;
        int enemy = 0;
        for (int ply = 0; ; ply++) {
            int count = 0;
            for (int free = BOARD & ~(own | enemy); free != 0; free &= free - 1) moves[count++] = free & -free;
            if (count == 0) return ply;
            own |= moves[dice.below(count)];
            if (HAS_LINE[own]) return ply + 1;
            int next = enemy;
            enemy = own;
            own = next;
        }
    }

    @Override
    public long perft(int depth) {
        return perft(0, 0, depth);
    }

    private static long perft(int own, int enemy, int depth) {
        if (depth == 0) return 1;
        if (HAS_LINE[enemy]) return 0;
        long leaves = 0;
        for (int free = BOARD & ~(own | enemy); free != 0; free &= free - 1)
            leaves += perft(enemy, own | free & -free, depth - 1);
        return leaves;
    }

    @Override
    public int stateBytes() {
        return 2 * Integer.BYTES;
    }
}
