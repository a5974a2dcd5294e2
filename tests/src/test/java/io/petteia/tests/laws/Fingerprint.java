package io.petteia.tests.laws;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that anybody can tell of a state. */
record Fingerprint(
        String position,
        long hash,
        int actor,
        List<String> legal,
        @Nullable Object result) {
    static Fingerprint of(State state) {
        return new Fingerprint(state.position(), state.hash(), state.actor(), notations(state), state.result());
    }

    static List<String> notations(State state) {
        return state.legalMoves().stream().map(Move::notation).toList();
    }
}
