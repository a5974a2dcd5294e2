package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.State;
import io.petteia.playtest.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code perft}. */
@Command(
        name = "perft",
        description = {
            "Count the sequences of legal moves of each length up to a depth.",
            "The measure by which programs that know the same game agree."
        })
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 100;
    /** so deep that compiling pays */
    private static final int DEEP = 4;

    private final Streams streams;
    private final Arguments arguments;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final PositionArgument position;

    @Mixin
    private final MachineOption machine;

    @Mixin
    private final Threads threads;

    @Mixin
    private final JsonOutput json;

    @Option(
            names = {"-d", "--depth"},
            required = true,
            paramLabel = "N",
            description = "The longest sequences to count.")
    private int depth;

    @Option(names = "--divide", description = "The count of the longest sequences by their first move.")
    private boolean divide;

    @Inject
    PerftCommand(
            Streams streams,
            Arguments arguments,
            GameArgument game,
            PositionArgument position,
            MachineOption machine,
            Threads threads,
            JsonOutput json) {
        this.streams = streams;
        this.arguments = arguments;
        this.game = game;
        this.position = position;
        this.machine = machine;
        this.threads = threads;
        this.json = json;
    }

    /** @param counts by length, from 1 */
    record Form(
            int petteia,
            String command,
            String game,
            List<Long> counts,
            @Nullable List<Branch> divide) {}

    record Branch(String move, long count) {}

    @Override
    public Integer call() throws InterruptedException {
        arguments.within("--depth", depth, 1, DEEPEST);
        State state = position.start(machine.settle(game.open(), depth >= DEEP));
        List<Long> counts = new ArrayList<>();
        List<Branch> branches = null;
        for (int length = 1; length <= depth; length++) {
            long count;
            try (ProgressLine progress = new ProgressLine(streams, "length " + length)) {
                if (length == depth && divide) {
                    List<Perft.Branch> divided = Perft.divide(state, depth, threads.count(), progress);
                    branches = divided.stream()
                            .map(branch -> new Branch(branch.move().notation(), branch.count()))
                            .toList();
                    count = branches.stream().mapToLong(Branch::count).sum();
                } else {
                    count = Perft.count(state, length, threads.count(), progress);
                }
            }
            counts.add(count);
            if (!json.isWanted()) print(length, count, length == depth ? branches : null);
        }
        if (json.isWanted())
            json.print(
                    new Form(JsonOutput.VERSION, "perft", state.game().model().id(), counts, branches));
        return ExitCode.FINE;
    }

    private void print(int length, long count, @Nullable List<Branch> branches) {
        if (branches != null) {
            int width = branches.stream().mapToInt(b -> b.move().length()).max().orElse(0);
            for (Branch branch : branches)
                streams.out()
                        .println(branch.move()
                                + " ".repeat(width + 2 - branch.move().length())
                                + branch.count());
        }
        streams.out().println(length + "  " + count);
        streams.out().flush();
    }
}
