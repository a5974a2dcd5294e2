package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.playtest.Simulation;
import io.petteia.playtest.Tally;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code simulate}. */
@Command(
        name = "simulate",
        description = {
            "Play many games at random: how they end, how long they take, how much there is to choose.",
            "The same seed gives the same numbers, whatever the threads."
        })
final class SimulateCommand implements Callable<Integer> {
    private final Streams streams;
    private final Arguments arguments;
    private final Messages messages;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final Threads threads;

    @Mixin
    private final JsonOutput json;

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games; ${DEFAULT-VALUE} if not given.")
    private long games;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance; ${DEFAULT-VALUE} if not given.")
    private long seed;

    @Option(
            names = "--longest",
            paramLabel = "MOVES",
            defaultValue = "100000",
            description = "Break a game off after so many moves; ${DEFAULT-VALUE} if not given.")
    private int longest;

    @Inject
    SimulateCommand(
            Streams streams,
            Arguments arguments,
            Messages messages,
            GameArgument game,
            Threads threads,
            JsonOutput json) {
        this.streams = streams;
        this.arguments = arguments;
        this.messages = messages;
        this.game = game;
        this.threads = threads;
        this.json = json;
    }

    @Override
    public Integer call() throws InterruptedException {
        arguments.within("--games", games, 1, Long.MAX_VALUE);
        arguments.within("--longest", longest, 1, Integer.MAX_VALUE);
        Game opened = game.open();
        Tally tally;
        try (ProgressLine progress = new ProgressLine(streams, "playing")) {
            tally = new Simulation(opened, games, seed, longest).run(threads.count(), progress);
        }
        SimulationReport report = new SimulationReport(opened.model(), seed, tally);
        if (json.isWanted()) json.print(report.form());
        else report.lines().forEach(streams.out()::println);
        Tally.Stopped stopped = tally.stopped();
        if (stopped == null) return ExitCode.FINE;
        messages.print(List.of(stopped.fault().diagnostic()));
        messages.line("met in game " + stopped.game() + " in this position:\n"
                + stopped.fault().position().indent(4).stripTrailing());
        return ExitCode.DEFINITION;
    }
}
