package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Lookahead;
import io.petteia.game.State;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a few random games of a definition have taught: what its pieces are worth, and how far pieces on the board, and the values that it shows beside the
 * names of the players, foretell who wins. With this a position can be judged that is not the end of a game. The same for everybody who plays the game, and
 * the same each time it is learnt.
 */
final class Experience {
    private static final double MOST = 0.95;

    private final Supplier<@Nullable Game> faster;
    private final Features features;
    private final double[] weights;
    private final boolean telling;
    private final int length;

    /**
     * @param faster the game on the machine that plays it fastest, if that is another and as soon as it is there
     * @param telling whether the features foretell anything
     * @param length of a random game, in moves and outcomes of chance
     */
    Experience(Supplier<@Nullable Game> faster, Features features, double[] weights, boolean telling, int length) {
        this.faster = faster;
        this.features = features;
        this.weights = weights.clone();
        this.telling = telling;
        this.length = length;
    }

    /** A position to think about. @param state used by nobody else */
    Lookahead ahead(State state) {
        Game fast = faster.get();
        return fast == null ? new Lookahead(state) : new Lookahead(state, fast);
    }

    boolean isTelling() {
        return telling;
    }

    int length() {
        return length;
    }

    /** By person how a game that goes on may end, between -1 and 1; all 0 if nothing is known to foretell it. */
    double[] judge(Lookahead position) {
        double[] judged = new double[features.persons()];
        if (!telling) return judged;
        double[][] seen = features.of(position);
        for (int person = 0; person < judged.length; person++) {
            double sum = 0;
            for (int i = 0; i < weights.length; i++) sum += weights[i] * seen[person][i];
            judged[person] = Math.max(-MOST, Math.min(MOST, sum));
        }
        return judged;
    }
}
