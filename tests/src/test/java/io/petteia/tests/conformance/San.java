package io.petteia.tests.conformance;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.model.GameModel;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Standard algebraic notation of chess: which legal move it is. */
final class San {
    private static final Pattern MOVE =
            Pattern.compile("([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])(?:=([QRBN]))?[+#]?[!?]*");
    private static final Map<String, String> PIECES =
            Map.of("K", "king", "Q", "queen", "R", "rook", "B", "bishop", "N", "knight", "", "pawn");

    private San() {}

    static Move find(String san, State state) {
        List<Move> fitting = state.legalMoves().stream()
                .filter(move -> fits(san, move, state))
                .toList();
        if (fitting.size() != 1)
            throw new AssertionError(san + " is " + fitting + " of " + state.legalMoves() + "\n" + state.position());
        return fitting.get(0);
    }

    private static boolean fits(String san, Move move, State state) {
        String[] parts = move.notation().split("-");
        String castling = san.replaceAll("[+#]", "");
        if (castling.equals("O-O") || castling.equals("O-O-O")) {
            boolean king = piece(parts[0], state).equals("king") && parts[0].charAt(0) == 'e';
            return king && parts[1].charAt(0) == (castling.length() == 3 ? 'g' : 'c');
        }
        Matcher matcher = MOVE.matcher(san);
        if (!matcher.matches()) throw new AssertionError("nobody reads " + san);
        String promoted = parts.length > 2 ? parts[2] : null;
        return piece(parts[0], state).equals(PIECES.get(matcher.group(1)))
                && parts[0].startsWith(matcher.group(2))
                && parts[0].endsWith(matcher.group(3))
                && parts[1].equals(matcher.group(4))
                && (matcher.group(5) == null
                        ? promoted == null
                        : PIECES.get(matcher.group(5)).equals(promoted));
    }

    private static String piece(String site, State state) {
        GameModel model = state.game().model();
        int piece = state.piece(model.board().sites().ordinal(site));
        return piece < 0 ? "" : model.pieces().member(piece);
    }
}
