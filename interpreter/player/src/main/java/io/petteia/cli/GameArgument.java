package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.definition.Definition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about, and what is settled about it. */
final class GameArgument {
    private final Games games;
    private final CommandText text;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game's name, or the path of its folder.")
    private String game = "";

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "Settle an option of the game; may be repeated. `players` is one.")
    private List<String> settings = new ArrayList<>();

    @Inject
    GameArgument(Games games, CommandText text) {
        this.games = games;
        this.text = text;
    }

    String name() {
        return game;
    }

    /** @throws Failure if one is no {@code NAME=VALUE}, or one name is settled twice */
    Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 0)
                throw Failure.usage(
                        Diagnostic.error("bad-value", text.span(setting), "`--option` cannot be `" + setting + "`")
                                .expected("`NAME=VALUE`"));
            String name = setting.substring(0, equals);
            if (options.put(name, setting.substring(equals + 1)) != null)
                throw Failure.usage(Diagnostic.error(
                        "doubled-option", text.lastSpan(setting), "the option `" + name + "` is settled twice"));
        }
        return options;
    }

    Definition definition() {
        return games.definition(game);
    }

    Game open() {
        return games.open(definition(), options());
    }
}
