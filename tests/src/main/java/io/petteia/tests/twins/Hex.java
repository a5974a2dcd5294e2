package io.petteia.tests.twins;

import io.petteia.playtest.Twin;
import java.util.Arrays;
import java.util.Map;

/**
 * Eleven cells a side, no taking over. The board has a border of one cell, whose sides belong to the players and are each one group from the start; groups
 * are joined as stones are placed (union-find), and a side has won when its two borders are one group. The free cells are a list that is kept: the cell
 * taken is overwritten by the last one.
 */
public final class Hex implements Twin {
    private static final int SIDE = 11;
    private static final int WIDTH = SIDE + 2;
    private static final int CELLS = SIDE * SIDE;
    private static final int[] STEPS = {-WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH};
    private static final int[] CELL = new int[CELLS];

    private static final byte RED = 1;
    private static final byte BLUE = 2;
    /** The group of each border, named after one of its cells. Red joins the upper and the lower one, Blue left and right. */
    private static final short TOP = 1;

    private static final short BOTTOM = (SIDE + 1) * WIDTH + 1;
    private static final short LEFT = WIDTH;
    private static final short RIGHT = WIDTH + SIDE + 1;

    private static final byte[] EMPTY_BOARD = new byte[WIDTH * WIDTH];
    private static final short[] SINGLE_GROUPS = new short[WIDTH * WIDTH];

    static {
        for (int i = 0; i < CELLS; i++) CELL[i] = (i / SIDE + 1) * WIDTH + i % SIDE + 1;
        for (int cell = 0; cell < WIDTH * WIDTH; cell++) SINGLE_GROUPS[cell] = (short) cell;
        for (int i = 0; i <= SIDE; i++) {
            border(i + 1, RED, TOP);
            border((SIDE + 1) * WIDTH + i, RED, BOTTOM);
            if (i == 0) continue;
            border(i * WIDTH, BLUE, LEFT);
            border(i * WIDTH + SIDE + 1, BLUE, RIGHT);
        }
    }

    private static void border(int cell, byte player, short group) {
        EMPTY_BOARD[cell] = player;
        SINGLE_GROUPS[cell] = group;
    }

    private final Dice dice = new Dice();
    private final byte[] board = new byte[WIDTH * WIDTH];
    /** The cell above each one in the tree of its group; the root's is itself. */
    private final short[] parent = new short[WIDTH * WIDTH];

    private final int[] free = new int[CELLS];

    @Override
    public String game() {
        return "hex";
    }

    @Override
    public Map<String, String> options() {
        return Map.of("swap", "false");
    }

    private void clear() {
        System.arraycopy(EMPTY_BOARD, 0, board, 0, board.length);
        System.arraycopy(SINGLE_GROUPS, 0, parent, 0, parent.length);
    }

    /** Halves the path on its way. */
    private int root(int cell) {
        int at = cell;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    /** Whether this stone wins. */
    private boolean place(int cell, byte player) {
        board[cell] = player;
        int root = cell;
        for (int step : STEPS) {
            if (board[cell + step] != player) continue;
            int other = root(cell + step);
            parent[root] = (short) other;
            root = other;
        }
        return player == RED ? root(TOP) == root(BOTTOM) : root(LEFT) == root(RIGHT);
    }

    @Override
    public int playout() {
        clear();
        System.arraycopy(CELL, 0, free, 0, CELLS);
        byte player = RED;
        int count = CELLS;
        while (true) {
            int chosen = dice.below(count);
            int cell = free[chosen];
            free[chosen] = free[--count];
            if (place(cell, player)) return CELLS - count;
            player = (byte) (RED + BLUE - player);
        }
    }

    /** No game ends before the 21st stone, so that nothing has to be joined. */
    @Override
    public long perft(int depth) {
        if (depth >= 2 * SIDE - 1) throw new IllegalArgumentException("too deep: " + depth);
        Arrays.fill(board, (byte) 0);
        return count(depth);
    }

    private long count(int depth) {
        if (depth == 0) return 1;
        long leaves = 0;
        for (int cell : CELL) {
            if (board[cell] != 0) continue;
            board[cell] = RED;
            leaves += count(depth - 1);
            board[cell] = 0;
        }
        return leaves;
    }

    @Override
    public int stateBytes() {
        return board.length + parent.length * Short.BYTES + 1;
    }
}
