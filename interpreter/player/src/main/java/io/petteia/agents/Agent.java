package io.petteia.agents;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.random.RandomGenerator;

/** A player that is a program. It chooses for whoever is to move, within a budget, and knows nothing but what the state tells the mover. */
public interface Agent {

    /**
     * One of the legal moves.
     *
     * @param state at a decision of a player; left as it was found
     * @param random all the chance there is in the choice: the same numbers make the same choice under the same budget of playouts
     */
    Move choose(State state, Budget budget, RandomGenerator random);
}
