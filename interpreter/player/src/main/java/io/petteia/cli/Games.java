package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.ClasspathCatalogue;
import io.petteia.model.definition.ClasspathFolder;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.DiskCatalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.Options;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds games, by name among those that come with the program, by path on disk, and opens them. */
final class Games {
    private static final String DEFINITIONS = "definitions";
    private static final String LIBRARY = "std-library/src/main/resources";

    private final Catalogue catalogue;
    private final Library library;
    private final CommandText text;

    @Inject
    Games(Surroundings surroundings, CommandText text) {
        Path home = surroundings.home();
        ClassLoader loader = Games.class.getClassLoader();
        this.catalogue = home == null
                ? new ClasspathCatalogue(loader, DEFINITIONS)
                : new DiskCatalogue(home.resolve(DEFINITIONS));
        this.library =
                Library.in(home == null ? new ClasspathFolder(loader, "") : new DiskFolder(home.resolve(LIBRARY)));
        this.text = text;
    }

    Catalogue catalogue() {
        return catalogue;
    }

    Library library() {
        return library;
    }

    /** @throws Failure if there is none */
    Folder folder(String game) {
        Folder named = catalogue.game(game);
        if (named != null) return named;
        Path path = path(game);
        if (path != null && Files.isRegularFile(path.resolve("game.yaml"))) return new DiskFolder(path);
        if (path != null && Files.isDirectory(path))
            throw Failure.usage(Diagnostic.error("no-game", text.span(game), "the folder `" + game + "` holds no game")
                    .expected("a file `game.yaml` in it"));
        throw Failure.usage(Diagnostic.error("unknown-game", text.span(game), "there is no game `" + game + "`")
                .expected("a name that `petteia list` shows, or a path to a folder with a `game.yaml`")
                .suggest(Spelling.didYouMean(game, catalogue.names())));
    }

    private static @Nullable Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** @throws Failure if it is wrong */
    Definition definition(String game) {
        Diagnostics diagnostics = new Diagnostics();
        Definition definition = Definition.read(folder(game), catalogue, library, diagnostics);
        if (definition == null || diagnostics.hasErrors()) throw Failure.definition(errors(diagnostics));
        return definition;
    }

    /** @throws Failure if the definition is wrong, or an option that was given */
    Game open(Definition definition, Map<String, String> options) {
        Map<String, Options.Given> given = new LinkedHashMap<>();
        options.forEach((name, value) -> given.put(name, new Options.Given(value, text.span(name + "=" + value))));
        Diagnostics diagnostics = new Diagnostics();
        Game game = Loading.game(definition, given, diagnostics);
        if (game != null) return game;
        List<Diagnostic> errors = errors(diagnostics);
        throw errors.stream().allMatch(Games::isAboutOptions) ? Failure.usage(errors) : Failure.definition(errors);
    }

    private static List<Diagnostic> errors(Diagnostics diagnostics) {
        return diagnostics.sorted().stream().filter(Diagnostic::isError).toList();
    }

    private static boolean isAboutOptions(Diagnostic wrong) {
        return wrong.code().equals("options-clash")
                || wrong.span() != null && wrong.span().source().name().equals(CommandText.NAME);
    }
}
