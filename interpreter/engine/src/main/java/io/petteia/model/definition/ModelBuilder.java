package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.Checker;
import io.petteia.model.GameModel;
import io.petteia.model.Names;
import io.petteia.model.Names.OptionValue;
import io.petteia.model.reading.Reader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Makes the checked model of a definition, its options settled. */
public final class ModelBuilder {
    private final Definition definition;
    private final BiFunction<Names, Diagnostics, Checker> checkers;

    /** @param checkers makes a checker for names; {@code RulesChecker::new} */
    public ModelBuilder(Definition definition, BiFunction<Names, Diagnostics, Checker> checkers) {
        this.definition = definition;
        this.checkers = checkers;
    }

    /** With the standard of every option that is not given; null if there is anything wrong, which has been told. */
    public @Nullable GameModel build(Map<String, String> given, Diagnostics diagnostics) {
        Map<String, Options.Given> values = new LinkedHashMap<>();
        given.forEach((name, value) -> values.put(name, new Options.Given(value, null)));
        return buildWith(values, diagnostics);
    }

    /** The same with values that stand somewhere in a file. */
    public @Nullable GameModel buildWith(Map<String, Options.Given> given, Diagnostics diagnostics) {
        BuiltGame game = game(given, diagnostics);
        return game == null ? null : game.model();
    }

    /** The model, and what reads positions with it. */
    public @Nullable BuiltGame game(Map<String, Options.Given> given, Diagnostics diagnostics) {
        if (!definition.whole()) return null;
        Diagnostics found = new Diagnostics();
        Reader reader = new Reader(found);
        Map<String, OptionValue> options = definition.options().settle(given, reader);
        BuiltGame game = options == null ? null : new Draft(definition, options, reader).build(checkers);
        found.moveTo(diagnostics);
        return game;
    }
}
