package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.store.RecordWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}. */
@Command(
        name = "replay",
        description =
                "Play recorded games again: tell whether they are legal and how they end, or write them in another form.",
        footer = {
            "",
            "A file holds a record that `save` wrote (YAML or JSON), or games in PGN or PDN.",
            "",
            "  petteia replay games.pgn --game chess",
            "  petteia replay saved.yaml --as pgn > saved.pgn",
            "  petteia replay games.pdn --game draughts-english --number 3 --as yaml"
        })
final class ReplayCommand implements Callable<Integer> {
    private final Streams streams;
    private final CommandText text;
    private final RecordedGames recorded;

    @Mixin
    private final JsonOutput json;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of recorded games.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            description = "Which game it is, where the file does not say so.")
    private @Nullable String game;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "Settle an option of the game; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Option(
            names = {"-n", "--number"},
            paramLabel = "N",
            description = "Only the game of this number in its file, from 1.")
    private int number;

    @Option(names = "--as", paramLabel = "FORM", description = "Print the games as ${COMPLETION-CANDIDATES}.")
    private @Nullable Form form;

    @Option(
            names = "--notation",
            paramLabel = "NAME",
            description = "The notation of moves in PGN, of those that the game declares.")
    private @Nullable String notation;

    /** What games are printed as. */
    @SuppressWarnings("UnusedVariable") // Picocli reads them.
    private enum Form {
        pgn,
        yaml,
        json
    }

    @Inject
    ReplayCommand(Streams streams, CommandText text, RecordedGames recorded, JsonOutput json) {
        this.streams = streams;
        this.text = text;
        this.recorded = recorded;
        this.json = json;
    }

    record Report(int petteia, String command, List<Game> games) {}

    /** @param moves how many, those of chance among them @param result by player, empty while the game goes on */
    record Game(
            String file,
            int number,
            String game,
            int moves,
            java.util.Map<String, String> result,
            @Nullable String why,
            @Nullable String position) {}

    @Override
    public Integer call() {
        Diagnostics wrong = new Diagnostics();
        List<Game> told = new ArrayList<>();
        for (String file : files) {
            Source source = recorded.source(file);
            List<RecordedGame> games = recorded.read(source, new RecordedGames.Wanted(game, settings, number), wrong);
            for (RecordedGame each : games) {
                if (form != null) print(each);
                else if (!json.isWanted()) streams.out().println(each.told());
                told.add(new Game(
                        file,
                        each.number(),
                        each.record().game(),
                        each.record().moves().size(),
                        each.record().result(),
                        each.record().why(),
                        each.end().isOver() ? null : each.end().fen()));
            }
        }
        if (json.isWanted() && form == null) json.print(new Report(JsonOutput.VERSION, "replay", told));
        if (wrong.hasErrors()) throw Failure.usage(wrong.sorted());
        return ExitCode.FINE;
    }

    private void print(RecordedGame each) {
        if (form == Form.pgn) streams.out().println(recorded.pgn(each, notation));
        else if (number == 0 && each.number() > 1)
            throw Failure.usage(Diagnostic.error("several-games", text.span("--as"), "such a file holds one game")
                    .suggest("`--number 1` takes the first"));
        else if (form == Form.yaml) streams.out().print(RecordWriter.yaml(each.record()));
        else streams.out().print(RecordWriter.json(each.record()));
    }
}
