package io.petteia.tests.twins.chess;

/**
 * Writes the legal moves of a position, and no others. Whatever is attacked with the king off the board is closed to him; in check the others may only take the
 * checker or step between; what is pinned stays on the line through its king. Only taking en passant, which opens a line with two pieces at once,
 * is looked at by itself.
 */
final class Generator {
    private static final long NOT_LEFT = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_RIGHT = 0x7F7F_7F7F_7F7F_7F7FL;
    private static final long FIRST_ROW = 0xFFL;
    private static final long THIRD_ROW = 0xFFL << 16;
    private static final long SIXTH_ROW = 0xFFL << 40;
    private static final long LAST_ROW = 0xFFL << 56;

    private final Position at;
    private int king;
    private long occupied;
    private long pinned;
    private boolean isInCheck;

    Generator(Position position) {
        this.at = position;
    }

    /** Of the position listed last. */
    boolean isInCheck() {
        return isInCheck;
    }

    /** Writes all moves and returns how many there are. */
    int list(int[] moves) {
        king = square(at.kings & at.own);
        occupied = at.own | at.enemy;
        long attacked = attacked();
        isInCheck = (attacked >>> king & 1) != 0;
        int count = add(moves, 0, king, Leaps.KING[king] & ~at.own & ~attacked, Moves.KING);
        long checkers = isInCheck ? checkers() : 0;
        if ((checkers & checkers - 1) != 0) return count;
        long targets = isInCheck ? checkers | Lines.between(king, square(checkers)) : ~at.own;
        pinned = pinned();
        count = pieces(moves, count, targets);
        count = pawns(moves, count, targets);
        if (at.passed != Position.NO_SQUARE) count = enPassant(moves, count, checkers);
        return isInCheck || at.castling == 0 ? count : castling(moves, count, attacked);
    }

    private static int square(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** Here and below: writes moves behind those that there are, and returns how many there are now. */
    private static int add(int[] moves, int count, int from, long targets, int kind) {
        int end = count;
        for (long left = targets; left != 0; left &= left - 1) moves[end++] = Moves.of(from, square(left), kind);
        return end;
    }

    /** By the enemy, as if our king were not there: he cannot hide behind himself. */
    private long attacked() {
        long without = occupied ^ 1L << king;
        long pawns = at.pawns & at.enemy;
        long attacked = at.isWhite
                ? (pawns & NOT_LEFT) >>> 9 | (pawns & NOT_RIGHT) >>> 7
                : (pawns & NOT_LEFT) << 7 | (pawns & NOT_RIGHT) << 9;
        for (long left = at.knights & at.enemy; left != 0; left &= left - 1) attacked |= Leaps.KNIGHT[square(left)];
        for (long left = (at.bishops | at.queens) & at.enemy; left != 0; left &= left - 1)
            attacked |= Slides.bishop(square(left), without);
        for (long left = (at.rooks | at.queens) & at.enemy; left != 0; left &= left - 1)
            attacked |= Slides.rook(square(left), without);
        return attacked | Leaps.KING[square(at.kings & at.enemy)];
    }

    private long checkers() {
        return (pawnAttacks(king, at.isWhite) & at.pawns
                        | Leaps.KNIGHT[king] & at.knights
                        | Slides.bishop(king, occupied) & (at.bishops | at.queens)
                        | Slides.rook(king, occupied) & (at.rooks | at.queens))
                & at.enemy;
    }

    private static long pawnAttacks(int square, boolean isWhite) {
        return isWhite ? Leaps.WHITE_PAWN[square] : Leaps.BLACK_PAWN[square];
    }

    /** Own pieces that stand alone between their king and a slide. */
    private long pinned() {
        long pinners = (Slides.rook(king, at.enemy) & (at.rooks | at.queens)
                        | Slides.bishop(king, at.enemy) & (at.bishops | at.queens))
                & at.enemy;
        long found = 0;
        for (long left = pinners; left != 0; left &= left - 1) {
            long between = Lines.between(king, square(left)) & at.own;
            if ((between & between - 1) == 0) found |= between;
        }
        return found;
    }

    private boolean isPinned(int square) {
        return (pinned >>> square & 1) != 0;
    }

    /** Without those that leave the line on which a piece is pinned. */
    private long unpinned(int from, long targets) {
        return isPinned(from) ? targets & Lines.through(king, from) : targets;
    }

    private int pieces(int[] moves, int count, long targets) {
        int end = count;
        for (long left = at.knights & at.own & ~pinned; left != 0; left &= left - 1) {
            int from = square(left);
            end = add(moves, end, from, Leaps.KNIGHT[from] & targets, Moves.KNIGHT);
        }
        for (long left = at.bishops & at.own; left != 0; left &= left - 1) {
            int from = square(left);
            long reached = Slides.bishop(from, occupied);
            end = add(moves, end, from, unpinned(from, reached & targets), Moves.BISHOP);
        }
        for (long left = at.rooks & at.own; left != 0; left &= left - 1) {
            int from = square(left);
            long reached = Slides.rook(from, occupied);
            end = add(moves, end, from, unpinned(from, reached & targets), Moves.ROOK);
        }
        for (long left = at.queens & at.own; left != 0; left &= left - 1) {
            int from = square(left);
            long reached = Slides.rook(from, occupied) | Slides.bishop(from, occupied);
            end = add(moves, end, from, unpinned(from, reached & targets), Moves.QUEEN);
        }
        return end;
    }

    private int pawns(int[] moves, int count, long targets) {
        long own = at.pawns & at.own;
        long prey = at.enemy & targets;
        long free = ~occupied;
        if (at.isWhite) {
            long steps = own << 8 & free;
            int end = doubleSteps(moves, count, (steps & THIRD_ROW) << 8 & free & targets, 16);
            end = pawns(moves, end, steps & targets, 8, LAST_ROW);
            end = pawns(moves, end, (own & NOT_LEFT) << 7 & prey, 7, LAST_ROW);
            return pawns(moves, end, (own & NOT_RIGHT) << 9 & prey, 9, LAST_ROW);
        }
        long steps = own >>> 8 & free;
        int end = doubleSteps(moves, count, (steps & SIXTH_ROW) >>> 8 & free & targets, -16);
        end = pawns(moves, end, steps & targets, -8, FIRST_ROW);
        end = pawns(moves, end, (own & NOT_LEFT) >>> 9 & prey, -9, FIRST_ROW);
        return pawns(moves, end, (own & NOT_RIGHT) >>> 7 & prey, -7, FIRST_ROW);
    }

    private boolean mayGo(int from, int to) {
        return !isPinned(from) || (Lines.through(king, from) >>> to & 1) != 0;
    }

    private int pawns(int[] moves, int count, long targets, int step, long farRow) {
        int end = count;
        for (long left = targets; left != 0; left &= left - 1) {
            int to = square(left);
            int from = to - step;
            if (!mayGo(from, to)) continue;
            if ((farRow >>> to & 1) == 0) moves[end++] = Moves.of(from, to, Moves.PAWN);
            else
                for (int kind = Moves.TO_KNIGHT; kind <= Moves.TO_QUEEN; kind++)
                    moves[end++] = Moves.of(from, to, kind);
        }
        return end;
    }

    private int doubleSteps(int[] moves, int count, long targets, int step) {
        int end = count;
        for (long left = targets; left != 0; left &= left - 1) {
            int to = square(left);
            if (mayGo(to - step, to)) moves[end++] = Moves.of(to - step, to, Moves.DOUBLE_STEP);
        }
        return end;
    }

    private int enPassant(int[] moves, int count, long checkers) {
        long prey = 1L << (at.isWhite ? at.passed - 8 : at.passed + 8);
        // Another pawn or a knight that gives check is not met by it; slides are seen below.
        if ((checkers & ~prey & (at.knights | at.pawns)) != 0) return count;
        int end = count;
        for (long left = pawnAttacks(at.passed, !at.isWhite) & at.pawns & at.own; left != 0; left &= left - 1) {
            int from = square(left);
            long after = occupied ^ (1L << from | prey) | 1L << at.passed;
            long slides = Slides.rook(king, after) & (at.rooks | at.queens)
                    | Slides.bishop(king, after) & (at.bishops | at.queens);
            if ((slides & at.enemy) == 0) moves[end++] = Moves.of(from, at.passed, Moves.EN_PASSANT);
        }
        return end;
    }

    private int castling(int[] moves, int count, long attacked) {
        int row = at.isWhite ? 0 : 56;
        int rights = at.isWhite ? at.castling : at.castling >>> 2;
        long closed = occupied | attacked;
        int end = count;
        if ((rights & Position.WHITE_SHORT) != 0 && (closed & 0b0110_0000L << row) == 0)
            moves[end++] = Moves.of(king, king + 2, Moves.CASTLING);
        // The rook may go over an attacked square.
        if ((rights & Position.WHITE_LONG) != 0
                && (closed & 0b0000_1100L << row) == 0
                && (occupied & 0b0000_0010L << row) == 0) moves[end++] = Moves.of(king, king - 2, Moves.CASTLING);
        return end;
    }
}
