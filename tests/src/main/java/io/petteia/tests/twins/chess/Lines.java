package io.petteia.tests.twins.chess;

/** For two squares in a row, column or diagonal: the squares between them, and the whole line. For others nothing. */
final class Lines {
    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] THROUGH = new long[64 * 64];

    static {
        for (int from = 0; from < 64; from++) {
            for (int rows = -1; rows <= 1; rows++) {
                for (int columns = -1; columns <= 1; columns++) {
                    if (rows != 0 || columns != 0) ray(from, rows, columns);
                }
            }
        }
    }

    private Lines() {}

    private static void ray(int from, int rows, int columns) {
        long line = 1L << from | Slides.walk(from, 0, new int[] {rows, columns}, new int[] {-rows, -columns});
        long between = 0;
        int row = (from >> 3) + rows;
        int column = (from & 7) + columns;
        for (; Slides.isInside(row, column); row += rows, column += columns) {
            int to = row * 8 + column;
            BETWEEN[from << 6 | to] = between;
            THROUGH[from << 6 | to] = line;
            between |= 1L << to;
        }
    }

    static long between(int from, int to) {
        return BETWEEN[from << 6 | to];
    }

    static long through(int from, int to) {
        return THROUGH[from << 6 | to];
    }
}
