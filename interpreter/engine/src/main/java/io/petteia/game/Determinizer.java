package io.petteia.game;

import io.petteia.machine.memory.Memory;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Makes a full position that a player cannot tell from the real one. Cards are drawn anew for the places that he does not know, types for the pieces that he does
 * not see. Secrets in variables and unseen choices came about since some moment at which there were none: from there what was played is told over again,
 * with other hidden choices and rolls, until he would have seen and read the same.
 */
final class Determinizer {
    private static final int TRIES = 4;

    private final State truth;
    private final int player;
    private final RandomGenerator random;
    private final String seen;

    Determinizer(State truth, int player, RandomGenerator random) {
        this.truth = truth;
        this.player = player;
        this.random = random;
        this.seen = seen(truth);
    }

    private String seen(State state) {
        return state.seenAs(new Eyes(state.program(), state.memory(), player));
    }

    /** If nothing else is found, what is hidden stays as it is. */
    State draw() {
        for (int tries = 0; tries < TRIES; tries++) {
            State drawn = draw(true, tries < TRIES / 2);
            if (drawn != null) return drawn;
        }
        State drawn = draw(false, false);
        return drawn != null
                ? drawn
                : truth.withoutPast(truth.memory().copy(truth.memory().mark()));
    }

    private @Nullable State draw(boolean cards, boolean pieces) {
        Retelling retelling = Retelling.of(truth, player, random);
        Memory m = retelling == null ? truth.memory().copy(truth.memory().mark()) : retelling.beginning();
        Eyes then = new Eyes(truth.program(), m, player);
        Eyes now = new Eyes(truth.program(), truth.memory(), player);
        CardGuess guess = cards ? CardGuess.draw(truth.memory(), now, random) : null;
        if (guess != null) guess.apply(m, then);
        if (pieces) PieceGuess.apply(then, random);
        m.forget();
        State supposed = truth.withoutPast(m);
        if (retelling != null && !retelling.tell(supposed, guess)) return null;
        if (supposed.actor() != truth.actor() || !seen(supposed).equals(seen)) return null;
        return retelling == null ? supposed : truth.withoutPast(supposed.memory());
    }
}
