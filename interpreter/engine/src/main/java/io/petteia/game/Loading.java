package io.petteia.game;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.GameModel;
import io.petteia.model.check.RulesChecker;
import io.petteia.model.definition.BuiltGame;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.ModelBuilder;
import io.petteia.model.definition.Options;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The way from a folder to a game, in named steps: read the definition once, then play it with any options.
 *
 * @param game null if there is anything wrong, which the diagnostics tell
 */
public record Loading(@Nullable Game game, @Nullable Definition definition, Diagnostics diagnostics) {

    /** Reads a definition and settles its options. Never throws for an author's mistakes. */
    public static Loading of(Folder folder, Catalogue catalogue, Library library, Map<String, String> options) {
        Diagnostics diagnostics = new Diagnostics();
        Definition definition = Definition.read(folder, catalogue, library, diagnostics);
        if (definition == null) return new Loading(null, null, diagnostics);
        Map<String, Options.Given> given = new LinkedHashMap<>();
        options.forEach((name, value) -> given.put(name, new Options.Given(value, null)));
        return new Loading(game(definition, given, diagnostics), definition, diagnostics);
    }

    /** A definition already read, with other options. */
    public static @Nullable Game game(
            Definition definition, Map<String, Options.Given> options, Diagnostics diagnostics) {
        BuiltGame built = new ModelBuilder(definition, RulesChecker::new).game(options, diagnostics);
        if (built == null || diagnostics.hasErrors()) return null;
        GameModel model = built.model();
        return new Game(model, built);
    }
}
