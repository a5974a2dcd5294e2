package io.petteia.tests.twins.chess;

import java.util.Arrays;

/**
 * What rooks or bishops attack, whatever stands around them: the occupied squares that matter are masked out, multiplied by a number under which no two
 * sets with different answers collide, and the upper bits of the product are a place in a table ("magic bitboards"). The numbers are found by trial when
 * the class is loaded.
 */
final class Slides {
    private static final int[][] ORTHOGONAL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final long OUTER_ROWS = 0xFF00_0000_0000_00FFL;
    private static final long OUTER_COLUMNS = 0x8181_8181_8181_8181L;

    // By square for rooks, and behind those for bishops.
    private static final int BISHOPS = 64;
    private static final long[] MASK = new long[128];
    private static final long[] MAGIC = new long[128];
    private static final int[] SHIFT = new int[128];
    private static final int[] START = new int[128];
    private static final long[] TABLE;

    private static long random = 0x2545_F491_4F6C_DD1DL;

    static {
        int size = 0;
        for (int piece = 0; piece < 128; piece++) {
            int square = piece & 63;
            // The last square of a ray is reached whether it is occupied or not.
            long edges =
                    OUTER_ROWS & ~(0xFFL << (square & 56)) | OUTER_COLUMNS & ~(0x0101_0101_0101_0101L << (square & 7));
            MASK[piece] = walk(square, 0, directions(piece)) & ~edges;
            SHIFT[piece] = 64 - Long.bitCount(MASK[piece]);
            START[piece] = size;
            size += 1 << Long.bitCount(MASK[piece]);
        }
        TABLE = new long[size];
        for (int piece = 0; piece < 128; piece++) findMagic(piece);
    }

    private Slides() {}

    static long rook(int square, long occupied) {
        return TABLE[at(square, occupied)];
    }

    static long bishop(int square, long occupied) {
        return TABLE[at(BISHOPS + square, occupied)];
    }

    private static int at(int piece, long occupied) {
        return START[piece] + (int) ((occupied & MASK[piece]) * MAGIC[piece] >>> SHIFT[piece]);
    }

    private static int[][] directions(int piece) {
        return piece < BISHOPS ? ORTHOGONAL : DIAGONAL;
    }

    private static void findMagic(int piece) {
        int size = 1 << Long.bitCount(MASK[piece]);
        long[] occupied = new long[size];
        long[] reached = new long[size];
        long subset = 0;
        for (int i = 0; i < size; i++) {
            occupied[i] = subset;
            reached[i] = walk(piece & 63, subset, directions(piece));
            subset = subset - MASK[piece] & MASK[piece];
        }
        do MAGIC[piece] = sparse();
        while (!fits(piece, occupied, reached));
    }

    private static boolean fits(int piece, long[] occupied, long[] reached) {
        Arrays.fill(TABLE, START[piece], START[piece] + occupied.length, 0);
        for (int i = 0; i < occupied.length; i++) {
            int at = at(piece, occupied[i]);
            if (TABLE[at] != 0 && TABLE[at] != reached[i]) return false;
            TABLE[at] = reached[i];
        }
        return true;
    }

    /** A number with few bits set, one in eight; those fit more often. */
    private static long sparse() {
        long bits = next();
        bits &= next();
        return bits & next();
    }

    private static long next() {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return random;
    }

    /** Square by square, up to and with the first that is occupied. */
    static long walk(int square, long occupied, int[]... directions) {
        long reached = 0;
        for (int[] direction : directions) {
            int row = (square >> 3) + direction[0];
            int column = (square & 7) + direction[1];
            while (isInside(row, column)) {
                long next = 1L << row * 8 + column;
                reached |= next;
                if ((occupied & next) != 0) break;
                row += direction[0];
                column += direction[1];
            }
        }
        return reached;
    }

    static boolean isInside(int row, int column) {
        return (row | column) >= 0 && row < 8 && column < 8;
    }
}
