package io.petteia.tests.twins.chess;

/** A position: by kind of piece a word, by side a word. The sides are those of who is to move and of the other, and change places after every move. */
final class Position {
    static final int WHITE_SHORT = 1;
    static final int WHITE_LONG = 2;
    static final int BLACK_SHORT = 4;
    static final int BLACK_LONG = 8;
    private static final int ALL_CASTLING = 15;
    static final int NO_SQUARE = -1;

    /** Rights that are left when a square has been moved from or to. */
    private static final int[] CASTLING_KEPT = new int[64];

    static {
        java.util.Arrays.fill(CASTLING_KEPT, ALL_CASTLING);
        CASTLING_KEPT[0] = ALL_CASTLING - WHITE_LONG;
        CASTLING_KEPT[4] = ALL_CASTLING - WHITE_LONG - WHITE_SHORT;
        CASTLING_KEPT[7] = ALL_CASTLING - WHITE_SHORT;
        CASTLING_KEPT[56] = ALL_CASTLING - BLACK_LONG;
        CASTLING_KEPT[60] = ALL_CASTLING - BLACK_LONG - BLACK_SHORT;
        CASTLING_KEPT[63] = ALL_CASTLING - BLACK_SHORT;
    }

    long pawns;
    long knights;
    long bishops;
    long rooks;
    long queens;
    long kings;
    long own;
    long enemy;
    boolean isWhite;
    int castling;
    /** The square over which a pawn has just gone. */
    int passed;
    /** Moves of either side since a capture or a pawn's move. */
    int quiet;

    static final int BYTES = 8 * Long.BYTES + 4;

    void setUp() {
        pawns = 0x00FF_0000_0000_FF00L;
        knights = 0x4200_0000_0000_0042L;
        bishops = 0x2400_0000_0000_0024L;
        rooks = 0x8100_0000_0000_0081L;
        queens = 0x0800_0000_0000_0008L;
        kings = 0x1000_0000_0000_0010L;
        own = 0x0000_0000_0000_FFFFL;
        enemy = 0xFFFF_0000_0000_0000L;
        isWhite = true;
        castling = ALL_CASTLING;
        passed = NO_SQUARE;
        quiet = 0;
    }

    void set(Position other) {
        pawns = other.pawns;
        knights = other.knights;
        bishops = other.bishops;
        rooks = other.rooks;
        queens = other.queens;
        kings = other.kings;
        own = other.own;
        enemy = other.enemy;
        isWhite = other.isWhite;
        castling = other.castling;
        passed = other.passed;
        quiet = other.quiet;
    }

    void play(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        long left = 1L << from;
        long reached = 1L << to;
        long both = left | reached;
        quiet++;
        passed = NO_SQUARE;
        castling &= CASTLING_KEPT[from] & CASTLING_KEPT[to];
        if ((enemy & reached) != 0) take(reached);
        own ^= both;
        switch (Moves.kind(move)) {
            case Moves.PAWN -> pawn(both);
            case Moves.KNIGHT -> knights ^= both;
            case Moves.BISHOP -> bishops ^= both;
            case Moves.ROOK -> rooks ^= both;
            case Moves.QUEEN -> queens ^= both;
            case Moves.KING -> kings ^= both;
            case Moves.DOUBLE_STEP -> {
                pawn(both);
                passed = from + to >> 1;
            }
            case Moves.EN_PASSANT -> {
                pawn(both);
                take(isWhite ? reached >>> 8 : reached << 8);
            }
            case Moves.CASTLING -> {
                kings ^= both;
                long rook = to > from ? left << 3 | left << 1 : left >>> 4 | left >>> 1;
                rooks ^= rook;
                own ^= rook;
            }
            default -> promote(Moves.kind(move), left, reached);
        }
        long next = enemy;
        enemy = own;
        own = next;
        isWhite = !isWhite;
    }

    private void take(long square) {
        enemy ^= square;
        pawns &= ~square;
        knights &= ~square;
        bishops &= ~square;
        rooks &= ~square;
        queens &= ~square;
        quiet = 0;
    }

    private void pawn(long squares) {
        pawns ^= squares;
        quiet = 0;
    }

    private void promote(int kind, long left, long reached) {
        pawn(left);
        switch (kind) {
            case Moves.TO_KNIGHT -> knights |= reached;
            case Moves.TO_BISHOP -> bishops |= reached;
            case Moves.TO_ROOK -> rooks |= reached;
            default -> queens |= reached;
        }
    }
}
