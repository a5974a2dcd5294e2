package io.petteia.tests.twins.chess;

/** What knights, kings and pawns attack from each square. */
final class Leaps {
    static final long[] KNIGHT =
            table(new int[][] {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}});
    static final long[] KING =
            table(new int[][] {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}});
    static final long[] WHITE_PAWN = table(new int[][] {{1, -1}, {1, 1}});
    static final long[] BLACK_PAWN = table(new int[][] {{-1, -1}, {-1, 1}});

    private Leaps() {}

    /** @param leaps each as rows and columns */
    private static long[] table(int[][] leaps) {
        long[] targets = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] leap : leaps) {
                int row = (square >> 3) + leap[0];
                int column = (square & 7) + leap[1];
                if (Slides.isInside(row, column)) targets[square] |= 1L << row * 8 + column;
            }
        }
        return targets;
    }
}
