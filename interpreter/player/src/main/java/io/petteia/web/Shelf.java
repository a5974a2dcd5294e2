package io.petteia.web;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.hook.Hooks;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import io.petteia.store.DefinitionText;
import io.petteia.store.Reading;
import io.petteia.terminal.picture.Artwork;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The games that a server offers.
 *
 * @param own the folder where variants may be saved that were made in a browser; null if none may be
 */
public record Shelf(
        Catalogue catalogue, Library library, @Nullable Path own) {

    /** A game that was read, with the texts it was read from. */
    record Opened(Game game, DefinitionText text, Artwork artwork) {
        /** A game that was read from texts which were kept. */
        static Opened of(Game game, DefinitionText text) {
            return new Opened(game, text, Artwork.of(text.folder(), Catalogue.EMPTY, new Diagnostics()));
        }
    }

    /** @throws Problem if there is no such game */
    Folder folder(String name) {
        Folder folder = catalogue.game(name);
        if (folder == null) throw Problem.missing("there is no game `" + name + "`");
        return folder;
    }

    /** Reads a definition, whatever is wrong with it. @param trusted whether it may call hooks */
    Loading load(Folder folder, Map<String, String> options, boolean trusted) {
        return load(new Reading(folder, catalogue, library), options, trusted);
    }

    Artwork artwork(Folder folder) {
        Reading reading = new Reading(folder, catalogue, library);
        return Artwork.of(reading.folder(), reading.catalogue(), new Diagnostics());
    }

    /** The same, with what is wrong in it told beside what is wrong with the definition. */
    Artwork artwork(Folder folder, Loading loading) {
        Reading reading = new Reading(folder, catalogue, library);
        Game game = loading.game();
        loading.diagnostics()
                .addAll(Artwork.check(
                        reading.folder(),
                        reading.catalogue(),
                        loading.definition(),
                        game == null ? null : game.model()));
        return artwork(folder);
    }

    private static Loading load(Reading reading, Map<String, String> options, boolean trusted) {
        Hooks none = Hooks.NONE;
        return trusted
                ? Loading.of(reading.folder(), reading.catalogue(), reading.library(), options)
                : Loading.of(reading.folder(), reading.catalogue(), reading.library(), options, none);
    }

    /** @throws Problem if it is wrong, or an option is */
    Opened open(Folder folder, Map<String, String> options, boolean trusted) {
        Reading reading = new Reading(folder, catalogue, library);
        Loading loading = load(reading, options, trusted);
        Game game = loading.game();
        // Read while its texts are noted, so that it is kept with them.
        Artwork artwork = Artwork.of(reading.folder(), reading.catalogue(), new Diagnostics());
        if (game != null) return new Opened(game, reading.text(), artwork);
        List<Diagnostic> wrong = loading.diagnostics().sorted().stream()
                .filter(Diagnostic::isError)
                .toList();
        String first =
                wrong.isEmpty() ? "the game cannot be read" : wrong.get(0).message();
        throw Problem.refused(
                "wrong-definition", first, wrong.stream().map(Finding::of).toList());
    }
}
