package io.petteia.agents;

import io.petteia.game.Move;
import io.petteia.game.Script;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The legal moves between which an agent decides, found by their scripts. */
record Choice(Map<Script, Move> moves) {
    static Choice of(List<Move> legal) {
        Map<Script, Move> moves = new LinkedHashMap<>();
        for (Move move : legal) moves.putIfAbsent(move.script(), move);
        return new Choice(moves);
    }

    boolean isOnly() {
        return moves.size() == 1;
    }

    Move first() {
        return moves.values().iterator().next();
    }
}
