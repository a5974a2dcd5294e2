package io.petteia.game;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.hook.Hooks;
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

    /** Reads a definition and settles its options. Never throws for an author's mistakes. It may call the hooks installed beside the engine. */
    public static Loading of(Folder folder, Catalogue catalogue, Library library, Map<String, String> options) {
        return of(folder, catalogue, library, options, InstalledHooks.BESIDE);
    }

    /** @param hooks all that the definition may call: {@link Hooks#NONE} for one of whom nobody knows who wrote it */
    public static Loading of(
            Folder folder, Catalogue catalogue, Library library, Map<String, String> options, Hooks hooks) {
        Diagnostics diagnostics = new Diagnostics();
        Definition definition = Definition.read(folder, catalogue, library, diagnostics);
        if (definition == null) return new Loading(null, null, diagnostics);
        Map<String, Options.Given> given = new LinkedHashMap<>();
        options.forEach((name, value) -> given.put(name, new Options.Given(value, null)));
        return new Loading(game(definition, given, diagnostics, hooks), definition, diagnostics);
    }

    /** A definition already read, with other options. */
    public static @Nullable Game game(
            Definition definition, Map<String, Options.Given> options, Diagnostics diagnostics) {
        return game(definition, options, diagnostics, InstalledHooks.BESIDE);
    }

    public static @Nullable Game game(
            Definition definition, Map<String, Options.Given> options, Diagnostics diagnostics, Hooks hooks) {
        BuiltGame built = new ModelBuilder(definition, (names, found) -> new RulesChecker(names, found, hooks))
                .game(options, diagnostics);
        if (built == null || diagnostics.hasErrors()) return null;
        GameModel model = built.model();
        return new Game(model, built);
    }
}
