package io.petteia.model.check;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.GameModel;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Library;
import io.petteia.model.definition.ModelBuilder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and checks a tiny game; keeps what was told. */
final class TinyGame {
    final Diagnostics told = new Diagnostics();
    final @Nullable GameModel model;

    TinyGame(String game, String rules, Map<String, String> library) {
        TinyFolder folder = new TinyFolder("tiny", Map.of("game.yaml", game, "tiny.rules", rules));
        Library modules = Library.in(new TinyFolder("library", library));
        Definition definition = Definition.read(folder, Catalogue.EMPTY, modules, told);
        model = definition == null
                ? null
                : new ModelBuilder(definition, (names, found) -> new RulesChecker(names, found, TinyHook.ALL))
                        .build(Map.of(), told);
    }
}
