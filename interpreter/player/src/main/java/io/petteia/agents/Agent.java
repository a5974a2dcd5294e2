package io.petteia.agents;

import io.petteia.game.Game;
import org.jspecify.annotations.Nullable;

/** A kind of player that is a program, such as {@code uct}. Shared by all matches and threads; who plays in one of them is a {@link Thinker}. */
public interface Agent {
    /** Why it cannot play a game, as a sentence without its full stop; null if it can. */
    default @Nullable String refusal(Game game) {
        return null;
    }

    /** Somebody for one seat of one match of a game that is not refused. */
    Thinker sit(Game game);
}
