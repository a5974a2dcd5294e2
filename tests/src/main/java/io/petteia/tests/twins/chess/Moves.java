package io.petteia.tests.twins.chess;

/** A move is a number: the square left, the square reached, and what kind it is, six bits each. */
final class Moves {
    static final int PAWN = 0;
    static final int KNIGHT = 1;
    static final int BISHOP = 2;
    static final int ROOK = 3;
    static final int QUEEN = 4;
    static final int KING = 5;
    static final int DOUBLE_STEP = 6;
    static final int EN_PASSANT = 7;
    static final int CASTLING = 8;
    static final int TO_KNIGHT = 9;
    static final int TO_BISHOP = 10;
    static final int TO_ROOK = 11;
    static final int TO_QUEEN = 12;

    /** More than any position that has been found. */
    static final int MOST = 256;

    private Moves() {}

    static int of(int from, int to, int kind) {
        return from | to << 6 | kind << 12;
    }

    static int from(int move) {
        return move & 63;
    }

    static int to(int move) {
        return move >>> 6 & 63;
    }

    static int kind(int move) {
        return move >>> 12;
    }
}
