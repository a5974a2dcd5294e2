package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.game.TakingBack;
import io.petteia.grammar.text.Source;
import io.petteia.store.SavedGames;
import io.petteia.terminal.Input;
import io.petteia.terminal.Match;
import io.petteia.terminal.PipedInput;
import io.petteia.terminal.PlaySession;
import io.petteia.terminal.Resumer;
import io.petteia.terminal.TerminalInput;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code play}. */
@Command(
        name = "play",
        description = {
            "Play a game in the terminal, against people or programs.",
            "Without a terminal, moves and commands are read from standard input, a line each.",
            "The game is kept on disk after every move, so that it can be gone on with."
        },
        footer = {
            "",
            "  petteia play chess --as White            against a program that moves at random",
            "  petteia play cleruchy -o board=hellas    two people at one keyboard",
            "  petteia play chess --resume              where you left off"
        })
final class PlayCommand implements Callable<Integer> {
    private final Streams streams;
    private final KeptGames kept;
    private final SavedGames saved;

    @Mixin
    private final GameArgument game;

    @Mixin
    private final PositionArgument position;

    @Mixin
    private final MachineOption machine;

    @Mixin
    private final SeatOptions seats;

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
    private @Nullable Path load;

    @Option(names = "--resume", description = "Go on with the game that was left last.")
    private boolean resume;

    @Option(
            names = "--anyway",
            description = "Go on with a saved game although its definition has changed, if its moves are still legal.")
    private boolean anyway;

    @Option(
            names = "--undo",
            paramLabel = "WHAT",
            description =
                    "What may be taken back: off, free, or barrier: nothing behind which chance, a card or a secret was shown.",
            defaultValue = "barrier",
            converter = UndoOption.class)
    private TakingBack undo = TakingBack.TO_BARRIER;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "The seed of all chance; another each time if not given.")
    private @Nullable Long seed;

    @Option(names = "--no-save", description = "Keep nothing on disk.")
    private boolean unsaved;

    @Inject
    PlayCommand(
            Streams streams,
            KeptGames kept,
            SavedGames saved,
            GameArgument game,
            PositionArgument position,
            MachineOption machine,
            SeatOptions seats) {
        this.streams = streams;
        this.kept = kept;
        this.saved = saved;
        this.game = game;
        this.position = position;
        this.machine = machine;
        this.seats = seats;
    }

    @Override
    public Integer call() {
        Resumer.Resumed begun = load != null || resume ? resumed(load, anyway) : new Resumer.Resumed(begin(), fresh());
        begun.match().allow(undo);
        boolean colour = streams.interactive() && System.getenv("NO_COLOR") == null;
        try (Input input = streams.interactive() ? new TerminalInput() : new PipedInput(streams.in())) {
            int refused = new PlaySession(begun, input, streams.out(), colour, this::resume).run();
            return refused > 0 && !input.isInteractive() ? ExitCode.USAGE : ExitCode.FINE;
        }
    }

    private @Nullable Path fresh() {
        return unsaved ? null : saved.fresh(game.definition().id(), LocalDateTime.now(ZoneId.systemDefault()));
    }

    /** What was left goes on in its own file, what was saved elsewhere stays as it was saved. */
    private Resumer.Resumed resumed(@Nullable Path file, boolean evenIfChanged) {
        Path source = file != null ? file : kept.last(game.name());
        Match match = kept.open(game.name(), source, evenIfChanged);
        return new Resumer.Resumed(match, file != null || unsaved ? fresh() : source);
    }

    private Match begin() {
        Game opened = machine.settle(game.open(), false);
        State state = position.start(opened);
        Source from = position.source();
        long chance = seed != null ? seed : new SecureRandom().nextInt(1_000_000_000);
        return new Match(state, seats.of(opened), chance, from == null ? null : from.text(), List.of(), null);
    }

    private Resumer.Resumed resume(@Nullable Path file) throws Resumer.CannotResume {
        try {
            return resumed(file, false);
        } catch (Failure failure) {
            throw new Resumer.CannotResume(failure.diagnostics().get(0).message());
        }
    }
}
