package io.petteia.agents;

import io.petteia.game.Move;
import io.petteia.game.View;
import java.util.random.RandomGenerator;

/**
 * A program in one seat of one match. It may remember what it thought at earlier moves; a match that is taken up again elsewhere begins with another. One
 * thread at a time, any thread.
 */
public interface Thinker {
    /**
     * One of {@link View#legalMoves}. Nothing is known to it but what the seat may see.
     *
     * @param view of whoever is to move
     * @param allowance asked often; once it is spent, the best move known by then is returned soon
     * @param random all the chance there is in the choice: under a budget of playouts alone the same view and numbers make the same choice
     */
    Move choose(View view, Allowance allowance, RandomGenerator random);
}
