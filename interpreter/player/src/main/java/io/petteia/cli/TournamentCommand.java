package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.playtest.Tournament;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tournament}. */
@Command(
        name = "tournament",
        description = {
            "Let bots play each other in many games, and print a table (Markdown): a line for each game, a column for each pairing.",
            "A cell holds what the first takes of the points, in per cent, with the ends of the interval of confidence",
            "of 95 %% and the number of games. Those who come first share a point; of n seats the first bot has one, so that",
            "1/n would be even. Alone at the table each plays for itself."
        },
        footer = {"", "  petteia tournament chess go --bots uct:cpu=50ms,alphabeta:cpu=50ms,random -n 20 --at-most 60"})
final class TournamentCommand implements Callable<Integer> {
    private final Streams streams;
    private final Games shelf;
    private final BotNames names;
    private final Arguments arguments;
    private final CommandText text;

    @Mixin
    private final Threads threads;

    @Mixin
    private final PlayedGames played;

    @Mixin
    private final JsonOutput json;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            description = "Games; all that `petteia list` shows if none is given.")
    private List<String> games = new ArrayList<>();

    @Option(names = "--bots", paramLabel = "BOT", split = ",", required = true, description = "Two or more bots.")
    private List<String> bots = new ArrayList<>();

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            defaultValue = "20",
            description = "Games of a pairing; ${DEFAULT-VALUE} if not given.")
    private int count;

    @Option(
            names = "--at-most",
            paramLabel = "SECONDS",
            defaultValue = "3600",
            description = "Begin no more games of a pairing after so long; ${DEFAULT-VALUE} if not given.")
    private int atMost;

    @Inject
    TournamentCommand(
            Streams streams,
            Games shelf,
            BotNames names,
            Arguments arguments,
            CommandText text,
            Threads threads,
            PlayedGames played,
            JsonOutput json) {
        this.streams = streams;
        this.shelf = shelf;
        this.names = names;
        this.arguments = arguments;
        this.text = text;
        this.threads = threads;
        this.played = played;
        this.json = json;
    }

    @Override
    public Integer call() throws InterruptedException {
        arguments.within("--games", count, 1, Integer.MAX_VALUE);
        arguments.within("--at-most", atMost, 1, Integer.MAX_VALUE);
        int longest = played.longest();
        List<Bot> players = bots.stream().map(bot -> names.read(bot, List.of())).toList();
        if (players.size() < 2)
            throw Failure.usage(
                    Diagnostic.error("too-few-bots", text.span(bots.get(0)), "a tournament has two bots or more"));
        // A name that is wrong is told before anything is played.
        games.forEach(shelf::folder);
        TournamentTable table = new TournamentTable(players);
        if (!json.isWanted()) table.head().forEach(this::line);
        for (String game : games.isEmpty() ? shelf.catalogue().names() : games) {
            String row = row(game, players, table, longest);
            if (!json.isWanted()) line(row);
        }
        if (json.isWanted()) json.print(table.form(played.seed()));
        return ExitCode.FINE;
    }

    /** Each line is seen when it is known: a table may take hours. */
    private void line(String line) {
        streams.out().println(line);
        streams.out().flush();
    }

    private String row(String name, List<Bot> players, TournamentTable table, int longest) throws InterruptedException {
        Game game = shelf.open(shelf.definition(name), Map.of()).on(Game.Machine.COMPILED);
        Tournament tournament =
                new Tournament(game, players, count, Duration.ofSeconds(atMost), played.seed(), longest);
        List<Tournament.@Nullable Outcome> outcomes = new ArrayList<>();
        for (Tournament.Pairing each : table.pairings()) {
            boolean plays = each.first().refusal(game) == null && each.other().refusal(game) == null;
            outcomes.add(plays ? tournament.play(each, threads.count()) : null);
        }
        return table.add(name, game.model().seated(), outcomes);
    }
}
