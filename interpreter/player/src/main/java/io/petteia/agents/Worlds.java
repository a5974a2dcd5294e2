package io.petteia.agents;

import io.petteia.game.Lookahead;
import io.petteia.game.View;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Positions that may be the real one for all that a seat knows. Where nothing is hidden there is only one; elsewhere each serves a few playouts, for to
 * draw one may take longer than to play.
 */
final class Worlds {
    private static final int PLAYOUTS_EACH = 4;

    private final View view;
    private final Experience experience;
    private final RandomGenerator random;
    private final boolean hides;
    private @Nullable Lookahead world;
    private int mark;
    private int uses;

    Worlds(View view, Experience experience, RandomGenerator random) {
        this.experience = experience;
        this.view = view;
        this.random = random;
        this.hides = view.game().hides();
    }

    boolean areMany() {
        return hides;
    }

    /** One of them, as it was before anything was tried in it. */
    Lookahead next() {
        Lookahead now = world;
        if (now == null || hides && uses == PLAYOUTS_EACH) {
            now = experience.ahead(view.determinize(random));
            world = now;
            mark = now.mark();
            uses = 0;
        } else now.back(mark);
        uses++;
        return now;
    }
}
