package io.petteia.machine.graph;

import org.jspecify.annotations.Nullable;

/** Rows of one cell again and again, shared by all positions: most stacks are of pieces that are all alike, and need not be made anew when they grow or shrink. */
final class AlikeStacks {
    /** Higher ones are made when they are needed. */
    private static final int HIGHEST = 15;

    /** by cell and height less one */
    private final int[][][] rows;

    /** @param cells how many different cells there may be */
    AlikeStacks(int cells) {
        rows = new int[Math.min(cells, 256)][HIGHEST][];
        for (int cell = 0; cell < rows.length; cell++) {
            for (int height = 1; height <= HIGHEST; height++) {
                int[] row = new int[height];
                java.util.Arrays.fill(row, cell);
                rows[cell][height - 1] = row;
            }
        }
    }

    /** A row with one more cell at its end, if it is one of these. */
    int @Nullable [] grown(int[] row, int cell) {
        if (cell >= rows.length || row.length >= HIGHEST) return null;
        boolean alike = row.length == 0 || rows[cell][row.length - 1] == row;
        return alike ? rows[cell][row.length] : null;
    }

    /** A row of at least two without the cell at its end, if it is one of these. */
    int @Nullable [] shrunk(int[] row) {
        if (row.length > HIGHEST || row[0] >= rows.length || rows[row[0]][row.length - 1] != row) return null;
        return rows[row[0]][row.length - 2];
    }
}
