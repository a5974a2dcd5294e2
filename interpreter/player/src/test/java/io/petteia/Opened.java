package io.petteia;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.DiskCatalogue;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Folder;
import io.petteia.model.definition.Library;
import java.util.Map;

/** Games of the checkout, opened. */
public final class Opened {
    private Opened() {}

    public static Catalogue catalogue() {
        return new DiskCatalogue(Checkout.root().resolve("definitions"));
    }

    public static Library library() {
        return Library.in(new DiskFolder(Checkout.root().resolve("std-library/src/main/resources")));
    }

    public static Folder folder(String game) {
        Folder folder = catalogue().game(game);
        if (folder == null) throw new AssertionError("no game " + game);
        return folder;
    }

    public static Definition definition(String game) {
        Diagnostics diagnostics = new Diagnostics();
        Definition definition = Definition.read(folder(game), catalogue(), library(), diagnostics);
        if (definition == null) throw new AssertionError(diagnostics.sorted());
        return definition;
    }

    public static Game game(String name, Map<String, String> options) {
        Loading loading = Loading.of(folder(name), catalogue(), library(), options);
        if (loading.game() == null)
            throw new AssertionError(loading.diagnostics().sorted());
        return loading.game();
    }
}
