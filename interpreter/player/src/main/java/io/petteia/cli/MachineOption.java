package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Spelling;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which machine plays. They differ in speed alone. */
final class MachineOption {
    private static final List<String> NAMES =
            Arrays.stream(Game.Machine.values()).map(MachineOption::name).toList();

    private final CommandText text;

    @Option(
            names = "--machine",
            paramLabel = "tree|compiled",
            description =
                    "What carries out the rules: they themselves, or a class that is made of them; the faster one if not given.")
    private @Nullable String given;

    @Inject
    MachineOption(CommandText text) {
        this.text = text;
    }

    static String name(Game.Machine machine) {
        return machine.name().toLowerCase(Locale.ROOT);
    }

    /** @param pays whether so much is played that compiling pays, where it is not said; @throws Failure if there is no such machine */
    Game settle(Game game, boolean pays) {
        return game.on(or(pays ? Game.Machine.COMPILED : Game.Machine.TREE));
    }

    /** @throws Failure if there is no such machine */
    Game.Machine or(Game.Machine usual) {
        if (given == null) return usual;
        int at = NAMES.indexOf(given);
        if (at >= 0) return Game.Machine.values()[at];
        throw Failure.usage(Diagnostic.error("bad-value", text.span(given), "there is no machine `" + given + "`")
                .expected("`tree` or `compiled`")
                .suggest(Spelling.didYouMean(given, NAMES)));
    }
}
