package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.model.definition.Folder;
import io.petteia.store.GameSummary;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code list}. */
@Command(name = "list", description = "The games there are: title, players, what they are about.")
final class ListCommand implements Callable<Integer> {
    private final Games games;
    private final Streams streams;

    @Mixin
    private final JsonOutput json;

    @Inject
    ListCommand(Games games, Streams streams, JsonOutput json) {
        this.games = games;
        this.streams = streams;
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
        if (json.isWanted()) json.print(new Form(JsonOutput.VERSION, "list", all));
        else print(all);
        return ExitCode.FINE;
    }

    private void print(List<GameSummary> all) {
        int width = all.stream().mapToInt(game -> game.name().length()).max().orElse(0);
        for (GameSummary game : all) {
            String players = game.seated() == null
                    ? String.join(", ", game.players())
                    : game.seated().replace("..", " to ") + " players";
            streams.out()
                    .println(game.name() + " ".repeat(width - game.name().length()) + "  " + game.title() + " ("
                            + players + ")");
            if (game.about() != null) streams.out().println(" ".repeat(width + 2) + game.about());
        }
    }
}
