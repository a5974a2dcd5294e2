package io.petteia.tests.twins.chess;

/** Reads positions as chess programs write them; the counters at the end are ignored. */
final class Fen {
    private Fen() {}

    static void read(String fen, Position position) {
        String[] fields = fen.trim().split("\\s+");
        position.set(new Position());
        int square = 56;
        for (char letter : fields[0].toCharArray()) {
            if (letter == '/') square -= 16;
            else if (Character.isDigit(letter)) square += letter - '0';
            else put(letter, square++, position);
        }
        // Until here White's pieces are "own".
        position.isWhite = fields[1].equals("w");
        if (!position.isWhite) {
            long black = position.enemy;
            position.enemy = position.own;
            position.own = black;
        }
        for (char right : fields[2].toCharArray()) position.castling |= castling(right);
        position.passed = fields[3].equals("-")
                ? Position.NO_SQUARE
                : fields[3].charAt(0) - 'a' + 8 * (fields[3].charAt(1) - '1');
    }

    private static void put(char letter, int square, Position position) {
        long bit = 1L << square;
        if (Character.isUpperCase(letter)) position.own |= bit;
        else position.enemy |= bit;
        switch (Character.toLowerCase(letter)) {
            case 'p' -> position.pawns |= bit;
            case 'n' -> position.knights |= bit;
            case 'b' -> position.bishops |= bit;
            case 'r' -> position.rooks |= bit;
            case 'q' -> position.queens |= bit;
            case 'k' -> position.kings |= bit;
            default -> throw new IllegalArgumentException("no piece: " + letter);
        }
    }

    private static int castling(char right) {
        return switch (right) {
            case 'K' -> Position.WHITE_SHORT;
            case 'Q' -> Position.WHITE_LONG;
            case 'k' -> Position.BLACK_SHORT;
            case 'q' -> Position.BLACK_LONG;
            default -> 0;
        };
    }
}
