package io.petteia.playtest;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.random.RandomGenerator;

/**
 * Goes through a random game once more, move by move as a player would, so that its positions can be printed and taken back, which the fast way does
 * not keep. Each move is the one that leads to the state that the fast way reaches with the same chance.
 */
final class SameGame {
    private final State fast;
    private final State state;
    private final RandomGenerator random;
    private final RandomGenerator sameRandom;

    /** Both sources give the same numbers. */
    SameGame(Game game, RandomGenerator random, RandomGenerator sameRandom) {
        this.fast = game.start();
        this.state = game.start();
        this.random = random;
        this.sameRandom = sameRandom;
    }

    State after(int steps) {
        for (int i = 0; i < steps; i++) {
            if (state.actor() == State.CHANCE) {
                state.play(state.sample(sameRandom));
                fast.playRandom(random);
            } else {
                // As much chance as the fast way uses.
                sameRandom.nextInt(state.countMoves());
                fast.playRandom(random);
                follow();
            }
        }
        return state;
    }

    private void follow() {
        for (Move move : state.legalMoves()) {
            try {
                state.play(move);
                if (state.hash() == fast.hash()) return;
            } catch (Defect other) {
                // Another move than the one that was played.
            }
            state.undo();
        }
        throw new IllegalStateException("the same game went another way");
    }
}
