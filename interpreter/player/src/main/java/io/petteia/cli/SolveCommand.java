package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.solve.Limits;
import io.petteia.agents.solve.Unsolvable;
import io.petteia.agents.solve.Worth;
import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve}. */
@Command(
        name = "solve",
        description = {
            "Who wins a small game if both play their best, and how.",
            "It looks at all positions that can be reached. With --proof it looks at as few as it can, and answers who wins.",
            "For games of one or two without chance and without anything hidden."
        },
        footer = {"", "  petteia solve tic-tac-toe --moves", "  petteia solve hex -o size=4 -o swap=false --proof"})
final class SolveCommand implements Callable<Integer> {
    private static final long LONGEST = 10_000_000;

    private final Streams streams;
    private final CommandText text;
    private final Arguments arguments;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final PositionArgument position;

    @Mixin
    private final JsonOutput json;

    @Option(
            names = "--proof",
            description = "Prove who wins, or with --score by how much, without a table of all positions.")
    private boolean proof;

    @Option(names = "--score", description = "Play for the highest score, not only for the win.")
    private boolean score;

    @Option(names = "--moves", description = "What every move of the position comes to.")
    private boolean moves;

    @Option(
            names = "--positions",
            paramLabel = "N",
            defaultValue = "0",
            description = "Give up after so many positions; as many as there is memory for if not given.")
    private long positions;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "" + LONGEST,
            description = "Give up after so many seconds.")
    private long seconds;

    @Inject
    SolveCommand(
            Streams streams,
            CommandText text,
            Arguments arguments,
            GameArgument game,
            PositionArgument position,
            JsonOutput json) {
        this.streams = streams;
        this.text = text;
        this.arguments = arguments;
        this.game = game;
        this.position = position;
        this.json = json;
    }

    @Override
    public Integer call() {
        arguments.within("--positions", positions, 0, Long.MAX_VALUE);
        arguments.within("--time", seconds, 1, LONGEST);
        if (proof && moves)
            throw Failure.usage(Diagnostic.error(
                    "bad-value", text.last("--moves"), "a proof does not tell what every move comes to"));
        State state = position.start(game.open().on(Game.Machine.COMPILED));
        SolvedReport report = solve(state);
        if (json.isWanted()) json.print(report.form());
        else report.lines().forEach(streams.out()::println);
        return ExitCode.FINE;
    }

    private SolvedReport solve(State state) {
        long most = positions > 0 ? positions : proof ? Long.MAX_VALUE : Limits.roomFor();
        Limits limits = new Limits(most, Duration.ofSeconds(seconds));
        Worth worth = score ? Worth.SCORE : Worth.OUTCOME;
        try (CountLine progress = new CountLine(streams, "positions")) {
            return proof
                    ? ProofReport.of(state, worth, limits, progress)
                    : TableReport.of(state, worth, limits, moves, progress);
        } catch (Unsolvable kind) {
            throw Failure.usage(Diagnostic.error(
                    "not-solvable",
                    text.span(game.name()),
                    "`" + game.name() + "` is not a game that is solved here: " + kind.getMessage()));
        }
    }
}
