package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.definition.Folder;
import io.petteia.model.reading.Suggestion;
import io.petteia.store.GameSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code list}. */
@Command(
        name = "list",
        description = {
            "The games there are, by family: title, players, what they are about.",
            "How many moves a game takes is what it takes if all moves are taken at random."
        })
final class ListCommand implements Callable<Integer> {
    private final Games games;
    private final Streams streams;
    private final CommandText text;

    @Option(names = "--family", paramLabel = "FAMILY", description = "Only the games of a family.")
    private @Nullable String family;

    @Mixin
    private final JsonOutput json;

    @Inject
    ListCommand(Games games, Streams streams, CommandText text, JsonOutput json) {
        this.games = games;
        this.streams = streams;
        this.text = text;
        this.json = json;
    }

    record Form(int petteia, String command, List<GameSummary> games) {}

    @Override
    public Integer call() {
        List<GameSummary> all = games.catalogue().names().stream()
                .map(games.catalogue()::game)
                .filter(Objects::nonNull)
                .map((Folder folder) -> GameSummary.of(folder, games.catalogue()))
                .toList();
        all = wanted(all);
        if (json.isWanted()) json.print(new Form(JsonOutput.VERSION, "list", all));
        else print(all);
        return ExitCode.FINE;
    }

    private List<GameSummary> wanted(List<GameSummary> all) {
        String wanted = family;
        if (wanted == null) return all;
        List<GameSummary> found = all.stream()
                .filter(game -> wanted.equalsIgnoreCase(game.family()))
                .toList();
        if (!found.isEmpty()) return found;
        Set<String> families = new TreeSet<>();
        for (GameSummary game : all) if (game.family() != null) families.add(game.family());
        throw Failure.usage(Diagnostic.error("bad-value", text.span(wanted), "there is no family `" + wanted + "`")
                .expected(families.isEmpty() ? null : "one of " + String.join(", ", families))
                .suggest(Suggestion.of(wanted, families)));
    }

    private void print(List<GameSummary> all) {
        Map<String, List<GameSummary>> families = new TreeMap<>();
        List<GameSummary> others = new ArrayList<>();
        for (GameSummary game : all) {
            if (game.family() == null) others.add(game);
            else families.computeIfAbsent(game.family(), f -> new ArrayList<>()).add(game);
        }
        families.forEach(this::print);
        if (!others.isEmpty()) print("other games", others);
    }

    private void print(String heading, List<GameSummary> games) {
        streams.out().println(heading.substring(0, 1).toUpperCase(Locale.ROOT) + heading.substring(1));
        int width = games.stream().mapToInt(game -> game.name().length()).max().orElse(0);
        for (GameSummary game : games) {
            String players = game.seated() == null
                    ? String.join(", ", game.players())
                    : game.seated().replace("..", " to ") + " players";
            String plies = game.plies() == null ? "" : ", about " + game.plies() + " moves";
            streams.out()
                    .println("  " + game.name() + " ".repeat(width - game.name().length()) + "  " + game.title() + " ("
                            + players + ")" + plies);
            if (game.about() != null) streams.out().println(" ".repeat(width + 4) + game.about());
        }
        streams.out().println();
    }
}
