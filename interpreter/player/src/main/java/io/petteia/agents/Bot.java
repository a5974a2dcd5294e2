package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.View;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * An agent with what it may spend on a move, as it is asked for: {@code uct:time=1s}.
 *
 * @param text as records keep it, to be read again by {@link Bots#bot}
 */
public record Bot(String text, Agent agent, Budget budget) {
    /** Why it cannot play a game; null if it can. */
    public @Nullable String refusal(Game game) {
        return agent.refusal(game);
    }

    /** Takes a seat in a match. */
    public Seated sit(Game game) {
        return new Seated(agent.sit(game), budget);
    }

    /** A bot that plays: one match, one seat. */
    public record Seated(Thinker thinker, Budget budget) {
        public Move choose(View view, RandomGenerator random) {
            return thinker.choose(view, budget.start(), random);
        }
    }
}
