package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.State;
import io.petteia.terminal.Reasons;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code why}. */
@Command(
        name = "why",
        description = "Tell why a move is not legal: the rule, and the statement in it that refuses.",
        footer = {"", "  petteia why chess e2-e5", "  petteia why chess --position endgame.yaml -- -a1"})
final class WhyCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final PositionArgument position;

    @Mixin
    private final JsonOutput json;

    @Parameters(index = "1", paramLabel = "MOVE", description = "The move as the game would write it.")
    private String move = "";

    @Inject
    WhyCommand(Streams streams, GameArgument game, PositionArgument position, JsonOutput json) {
        this.streams = streams;
        this.game = game;
        this.position = position;
        this.json = json;
    }

    record Form(int petteia, String command, String game, String move, boolean legal, List<Refusal> refusals) {}

    record Refusal(
            String kind,
            String message,
            String statement,
            @Nullable String rule,
            String chosen,
            DiagnosticForm.Place place) {}

    @Override
    public Integer call() {
        State state = position.start(game.open());
        Reasons reasons = new Reasons(state);
        if (!json.isWanted()) {
            reasons.lines(move).forEach(streams.out()::println);
            return ExitCode.FINE;
        }
        List<Refusal> refusals = state.why(move).stream()
                .map(refusal -> new Refusal(
                        refusal.what(),
                        refusal.message(),
                        refusal.statement(),
                        reasons.rule(refusal.span()),
                        refusal.chosen(),
                        DiagnosticForm.Place.of(refusal.span())))
                .toList();
        boolean legal = !state.isOver() && state.read(move) != null;
        json.print(new Form(JsonOutput.VERSION, "why", state.game().id(), move, legal, refusals));
        return ExitCode.FINE;
    }
}
