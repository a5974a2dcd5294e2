package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import io.petteia.store.HostedGames.Ply;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves played again from the start of a game.
 *
 * @param state after those that could be played
 * @param revealed by move whether it showed somebody something
 * @param failed the number of the first that could not, from 1; 0 if all could
 */
record Replayed(State state, List<Move> moves, List<Boolean> revealed, int failed) {

    static Replayed of(Game game, List<Ply> plies) {
        State state = game.start();
        List<Move> moves = new ArrayList<>();
        List<Boolean> revealed = new ArrayList<>();
        for (Ply ply : plies) {
            Move move = move(state, ply);
            if (move == null) return new Replayed(state, moves, revealed, moves.size() + 1);
            moves.add(move);
            revealed.add(state.hasRevealed());
        }
        return new Replayed(state, moves, revealed, 0);
    }

    private static @Nullable Move move(State state, Ply ply) {
        if (state.isOver() || ply.chance() != (state.actor() == State.CHANCE)) return null;
        try {
            Move move = state.move(ply.move());
            if (move != null) state.play(move);
            return move;
        } catch (Defect wrong) {
            return null;
        }
    }
}
