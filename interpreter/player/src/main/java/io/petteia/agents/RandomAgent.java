package io.petteia.agents;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.List;
import java.util.random.RandomGenerator;

/** Takes any legal move, each as likely as the others. */
public final class RandomAgent implements Agent {
    @Override
    public Move choose(State state, Budget budget, RandomGenerator random) {
        List<Move> moves = state.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }
}
