package io.petteia.store;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.store.GameRecord.Entry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record played again.
 *
 * @param state after all moves that could be played
 * @param failed the number of the first move that could not, from 1; 0 if all could
 */
public record Replay(State state, int failed) {

    /** @param start where the record says that the game began */
    public static Replay of(State start, List<Entry> moves) {
        for (int i = 0; i < moves.size(); i++) {
            Move move = move(start, moves.get(i));
            if (move == null) return new Replay(start, i + 1);
            start.play(move);
        }
        return new Replay(start, 0);
    }

    private static @Nullable Move move(State state, Entry entry) {
        if (state.isOver() || entry.chance() != (state.actor() == State.CHANCE)) return null;
        return state.move(entry.move());
    }
}
