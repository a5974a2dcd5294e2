package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.playtest.Seating;
import io.petteia.playtest.Simulation;
import io.petteia.playtest.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code simulate}. */
@Command(
        name = "simulate",
        description = {
            "Play many games, at random or between bots: who wins, how they end, how long they take, how much there is to choose.",
            "The same seed gives the same numbers, whatever the threads; but not with bots that have a budget of time."
        },
        footer = {
            "",
            "  petteia simulate breakthrough -n 1000                          is it fair, at random?",
            "  petteia simulate breakthrough --bots uct:playouts=200 -n 100   is it fair, between players who think?",
            "  petteia simulate breakthrough --bots uct:playouts=200,random   who is better?"
        })
final class SimulateCommand implements Callable<Integer> {
    /** so many games that compiling pays */
    private static final int MANY = 100;

    private final Streams streams;
    private final Arguments arguments;
    private final Messages messages;
    private final BotNames names;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final MachineOption machine;

    @Mixin
    private final Threads threads;

    @Mixin
    private final PlayedGames played;

    @Mixin
    private final JsonOutput json;

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games; ${DEFAULT-VALUE} if not given.")
    private long games;

    @Option(
            names = "--bots",
            paramLabel = "BOT",
            split = ",",
            description =
                    "Who plays: one bot in all seats, or several that change seats from game to game. At random if not given.")
    private List<String> bots = new ArrayList<>();

    @Inject
    SimulateCommand(
            Streams streams,
            Arguments arguments,
            Messages messages,
            GameArgument game,
            MachineOption machine,
            Threads threads,
            PlayedGames played,
            JsonOutput json,
            BotNames names) {
        this.streams = streams;
        this.arguments = arguments;
        this.messages = messages;
        this.game = game;
        this.machine = machine;
        this.threads = threads;
        this.played = played;
        this.json = json;
        this.names = names;
    }

    @Override
    public Integer call() throws InterruptedException {
        arguments.within("--games", games, 1, Long.MAX_VALUE);
        int longest = played.longest();
        Game opened = machine.settle(game.open(), games >= MANY || !bots.isEmpty());
        Seating seating = new Seating(names.seats(bots, opened));
        Tally tally;
        try (ProgressLine progress = new ProgressLine(streams, "playing")) {
            tally = new Simulation(opened, games, played.seed(), longest, seating).run(threads.count(), progress);
        }
        SimulationReport report = new SimulationReport(opened.model(), played.seed(), seating, tally);
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
