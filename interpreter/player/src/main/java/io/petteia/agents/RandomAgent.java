package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.View;
import java.util.List;
import java.util.random.RandomGenerator;

/** Takes any legal move, each as likely as the others. */
public final class RandomAgent implements Agent, Thinker {
    @Override
    public Thinker sit(Game game) {
        return this;
    }

    @Override
    public Move choose(View view, Allowance allowance, RandomGenerator random) {
        List<Move> moves = view.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }
}
