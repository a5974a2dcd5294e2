package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.model.definition.Definition;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about, and what is settled about it. */
final class GameArgument {
    private final Games games;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game's name, or the path of its folder.")
    private String game = "";

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "Settle an option of the game; may be repeated. `players` is one.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Inject
    GameArgument(Games games) {
        this.games = games;
    }

    String name() {
        return game;
    }

    Map<String, String> options() {
        return options;
    }

    Definition definition() {
        return games.definition(game);
    }

    Game open() {
        return games.open(definition(), options);
    }
}
