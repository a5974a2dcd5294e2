package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.model.definition.Definition;
import io.petteia.playtest.Contest;
import io.petteia.playtest.Scaling;
import io.petteia.playtest.Twin;
import io.petteia.playtest.Twins;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Measures one game. It is played with the options that its twin has; with others the twin does not count. */
final class BenchPair {
    private static final int LOADS = 5;
    private static final double MILLISECOND = 1e6;

    private final Games games;
    private final Streams streams;

    @Inject
    BenchPair(Games games, Streams streams) {
        this.games = games;
        this.streams = streams;
    }

    /** @param seconds of processor time for each in a round @param load whether to measure that, too, and so on */
    record Plan(Game.Machine machine, double seconds, int rounds, boolean load, boolean scaling) {}

    BenchForm measure(BenchEntry entry, Plan plan) throws InterruptedException {
        Definition definition = games.definition(entry.game());
        Twin twin = Twins.of(definition.id()).orElse(null);
        Map<String, String> options = entry.options();
        if (twin != null && options.isEmpty()) options = twin.options();
        Game game = games.open(definition, options).on(plan.machine());
        if (twin != null && !isSame(twin, definition, game)) twin = null;
        Contest.Outcome outcome;
        try (ProgressLine progress = new ProgressLine(streams, "measuring " + entry)) {
            outcome = new Contest(game, twin, plan.seconds(), plan.rounds()).run(progress);
        }
        return new BenchForm(
                JsonOutput.VERSION,
                "bench",
                game.id(),
                game.model().options(),
                MachineOption.name(game.machine()),
                rounded(outcome.ratio()),
                BenchForm.Cost.of(outcome.definition(), game.start().bytes()),
                twin == null || outcome.twin() == null ? null : BenchForm.Cost.of(outcome.twin(), twin.stateBytes()),
                plan.load() ? rounded(loading(entry.game(), options, plan.machine())) : null,
                plan.scaling() ? rounded(Scaling.onTwoThreads(game, plan.seconds())) : null);
    }

    private boolean isSame(Twin twin, Definition definition, Game game) {
        return games.open(definition, twin.options())
                .model()
                .options()
                .equals(game.model().options());
    }

    private static @Nullable Double rounded(@Nullable Double number) {
        return number == null ? null : Decimals.rounded(number);
    }

    /** Milliseconds by the clock from text to the first list of moves, the least of some after as many that do not count. */
    private double loading(String name, Map<String, String> options, Game.Machine machine) {
        Runnable once = () ->
                games.open(games.definition(name), options).on(machine).start().legalMoves();
        double least = Double.MAX_VALUE;
        for (int i = 0; i < 2 * LOADS; i++) {
            long before = System.nanoTime();
            once.run();
            double taken = (System.nanoTime() - before) / MILLISECOND;
            if (i >= LOADS) least = Math.min(least, taken);
        }
        return least;
    }
}
