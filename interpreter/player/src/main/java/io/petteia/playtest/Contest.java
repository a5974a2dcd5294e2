package io.petteia.playtest;

import io.petteia.game.Game;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A definition against its twin, if it has one: both play in turn, a round each that is not counted and some that are, and of each the fastest round holds.
 *
 * @param seconds of processor time for each in a round
 */
public record Contest(Game game, @Nullable Twin twin, double seconds, int rounds) {
    private static final long SEED = 1;

    /** @param twin null if there is none */
    public record Outcome(Rates definition, @Nullable Rates twin) {
        /** The definition's playouts for one of the twin's. */
        public @Nullable Double ratio() {
            return twin == null ? null : definition.playouts() / twin.playouts();
        }
    }

    public Outcome run(Progress progress) {
        IntSupplier playouts = new Playouts(game, SEED);
        Outcome best = null;
        for (int round = 0; round <= rounds; round++) {
            progress.report(round, rounds + 1L);
            Rates definition = Meter.measure(playouts, seconds);
            Rates byHand = twin == null ? null : Meter.measure(twin::playout, seconds);
            if (best == null || round == 1) best = new Outcome(definition, byHand);
            else best = better(best, definition, byHand);
        }
        return java.util.Objects.requireNonNull(best);
    }

    private static Outcome better(Outcome best, Rates definition, @Nullable Rates byHand) {
        Rates faster =
                byHand == null || best.twin() == null ? null : best.twin().orFaster(byHand);
        return new Outcome(best.definition().orFaster(definition), faster);
    }
}
