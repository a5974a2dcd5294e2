package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bots;
import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.model.definition.Definition;
import io.petteia.store.GameRecord;
import io.petteia.store.RecordReader;
import io.petteia.store.Replay;
import io.petteia.store.SavedGames;
import io.petteia.terminal.Match;
import io.petteia.terminal.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Takes kept games up again: reads them, opens the definition with their options, plays their moves. */
final class KeptGames {
    private final Games games;
    private final SavedGames saved;
    private final Bots bots;
    private final CommandText text;

    @Inject
    KeptGames(Games games, SavedGames saved, Bots bots, CommandText text) {
        this.games = games;
        this.saved = saved;
        this.bots = bots;
        this.text = text;
    }

    /** The file of the game that was left last and is not over. @throws Failure if there is none */
    Path last(String game) {
        Path file = saved.unfinished(games.folder(game).name());
        if (file != null) return file;
        throw failure("no-saved-game", text.span("--resume"), "there is no unfinished game of `" + game + "`");
    }

    /** @param anyway although the definition has changed since @throws Failure if it cannot be gone on with */
    Match open(String game, Path source, boolean anyway) {
        Definition definition = games.definition(game);
        GameRecord kept = read(source);
        if (!kept.game().equals(definition.id()))
            throw failure("other-game", text.span(game), "`" + source + "` holds a game of `" + kept.game() + "`");
        boolean changed = !kept.definition().equals(definition.hash());
        if (changed && !anyway)
            throw Failure.usage(Diagnostic.error(
                            "definition-changed",
                            text.span(source.toString()),
                            "`" + game + "` has changed since `" + source + "` was saved")
                    .suggest("`--anyway` goes on if all its moves are still legal"));
        Game opened = games.open(definition, kept.options());
        State start = kept.position() == null
                ? opened.start()
                : PositionArgument.start(opened, new Source(source + ": position", kept.position()));
        Replay replay = Replay.of(start, kept.moves());
        if (replay.failed() > 0)
            throw failure(
                    "record-fails",
                    text.span(source.toString()),
                    "move " + replay.failed() + " of `" + source + "`, `"
                            + kept.moves().get(replay.failed() - 1).move() + "`, is not legal");
        return new Match(replay.state(), seats(kept, opened), kept.seed(), kept.position(), kept.moves(), kept.ended());
    }

    private GameRecord read(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        GameRecord kept;
        try {
            kept = new RecordReader(diagnostics).read(new Source(file.toString(), Files.readString(file)));
        } catch (NoSuchFileException e) {
            throw failure("no-such-file", text.span(file.toString()), "there is no file `" + file + "`");
        } catch (IOException e) {
            throw failure("unreadable-file", text.span(file.toString()), "`" + file + "` cannot be read as a text");
        }
        if (kept == null) throw Failure.usage(diagnostics.sorted());
        return kept;
    }

    /** Those who sat there, a human for a program that is not known any more. */
    private Seats seats(GameRecord kept, Game game) {
        List<Seats.Seat> seats = new ArrayList<>();
        for (String player :
                game.model().players().members().subList(0, game.model().seated())) {
            String kind = kept.seats().getOrDefault(player, Seats.HUMAN);
            seats.add(seat(kind));
        }
        return new Seats(seats);
    }

    private Seats.Seat seat(String kind) {
        try {
            return kind.equals(Seats.HUMAN) ? Seats.Seat.OF_HUMAN : new Seats.Seat(kind, bots.bot(kind));
        } catch (Bots.UnknownBot unknown) {
            return Seats.Seat.OF_HUMAN;
        }
    }

    private static Failure failure(String code, Span span, String message) {
        return Failure.usage(Diagnostic.error(code, span, message));
    }
}
