package io.petteia.terminal;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.List;
import java.util.Locale;

/** What a player typed, as a move: the whole text, or as much of it as only one move begins with. */
sealed interface MoveText {

    record Found(Move move) implements MoveText {}

    /** Several moves begin like this, or differ in case only. */
    record Ambiguous(List<Move> moves) implements MoveText {}

    record Unknown() implements MoveText {}

    static MoveText read(State state, String text) {
        Move exact = state.read(text);
        if (exact != null) return new Found(exact);
        List<Move> moves = state.legalMoves();
        List<Move> begun =
                moves.stream().filter(move -> move.notation().startsWith(text)).toList();
        if (begun.isEmpty()) {
            String small = text.toLowerCase(Locale.ROOT);
            begun = moves.stream()
                    .filter(move -> move.notation().toLowerCase(Locale.ROOT).equals(small))
                    .toList();
        }
        if (begun.size() == 1) return new Found(begun.get(0));
        return begun.isEmpty() ? new Unknown() : new Ambiguous(begun);
    }
}
