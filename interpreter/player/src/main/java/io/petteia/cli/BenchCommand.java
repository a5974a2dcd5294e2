package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.store.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code bench}. One game is measured here, several in a process each: what was compiled for one game would slow down the next. */
@Command(
        name = "bench",
        description = {
            "Measure random playouts: how many in a second of processor time, and what they allocate.",
            "Where somebody wrote the same game by hand, both play in turn, and the ratio is told."
        })
final class BenchCommand implements Callable<Integer> {
    private static final double LONGEST = 3600;
    private static final int MOST_ROUNDS = 1000;

    private final Streams streams;
    private final CommandText text;
    private final Arguments arguments;
    private final BenchPair pair;

    @Mixin
    private final MachineOption machine;

    @Mixin
    private final JsonOutput json;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            description = "Names of games, or paths of their folders; if none is given, those with figures elsewhere.")
    private List<String> games = new ArrayList<>();

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "Settle an option of the one game given; may be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "Processor time for each in a round; ${DEFAULT-VALUE} if not given.")
    private double seconds;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "3",
            description =
                    "Rounds of which the fastest holds, after one that does not count; ${DEFAULT-VALUE} if not given.")
    private int rounds;

    @Option(names = "--load", description = "Also how long it takes from text to the first list of moves.")
    private boolean load;

    @Option(names = "--scaling", description = "Also how much faster two threads are than one.")
    private boolean scaling;

    @Inject
    BenchCommand(
            Streams streams,
            CommandText text,
            Arguments arguments,
            BenchPair pair,
            MachineOption machine,
            JsonOutput json) {
        this.streams = streams;
        this.text = text;
        this.arguments = arguments;
        this.pair = pair;
        this.machine = machine;
        this.json = json;
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        List<BenchEntry> entries = games.isEmpty()
                ? BenchEntry.usual()
                : games.stream().map(game -> new BenchEntry(game, options)).toList();
        BenchTable table = new BenchTable(load, scaling);
        if (!json.isWanted()) print(table.head());
        List<BenchForm> forms = new ArrayList<>();
        for (BenchEntry entry : entries) {
            if (entries.size() == 1) forms.add(pair.measure(entry, plan()));
            else {
                ChildProcess.Said said = ChildProcess.run(inProcess(entry));
                if (said.exitCode() != ExitCode.FINE) return said.exitCode();
                forms.addAll(List.of(Json.read(said.text(), BenchForm[].class)));
            }
            if (!json.isWanted()) print(table.line(entry, forms.get(forms.size() - 1)));
        }
        if (json.isWanted()) json.print(forms);
        return ExitCode.FINE;
    }

    private BenchPair.Plan plan() {
        return new BenchPair.Plan(machine.or(Game.Machine.COMPILED), seconds, rounds, load, scaling);
    }

    private void check() {
        if (!(seconds > 0 && seconds <= LONGEST)) {
            throw Failure.usage(Diagnostic.error("bad-value", text.last("--seconds"), "`--seconds` cannot be that")
                    .expected("a number of seconds, more than 0 and at most " + (int) LONGEST));
        }
        arguments.within("--rounds", rounds, 1, MOST_ROUNDS);
        if (!options.isEmpty() && games.size() != 1) {
            throw Failure.usage(Diagnostic.error("option-of-many", text.last("-o", "--option"), "whose option is this?")
                    .expected("one game, if its options are settled"));
        }
    }

    private List<String> inProcess(BenchEntry entry) {
        List<String> line = new ArrayList<>(List.of("bench", "--json"));
        line.add("--machine=" + MachineOption.name(plan().machine()));
        line.addAll(List.of("--seconds=" + seconds, "--rounds=" + rounds));
        if (load) line.add("--load");
        if (scaling) line.add("--scaling");
        if (text.has("--debug")) line.add("--debug");
        line.addAll(entry.arguments());
        return line;
    }

    private void print(String line) {
        streams.out().println(line);
        streams.out().flush();
    }
}
