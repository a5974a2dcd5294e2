package io.petteia.model.definition;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.model.GameModel;
import io.petteia.model.check.RulesChecker;
import java.util.Map;

/** Small sound games for tests. */
final class Samples {
    private static final String HEAD = "petteia: 1\ntitle: Sample\nplayers: [Red, Blue]\nrules: game.rules\n";
    private static final String RULES = "play { turns of players until passes >= 2 { pass } }\n";

    private Samples() {}

    static Definition definition(String yaml) {
        Diagnostics diagnostics = new Diagnostics();
        MemoryFolder folder =
                new MemoryFolder("game", Map.of("game", Map.of("game.yaml", HEAD + yaml, "game.rules", RULES)));
        Definition definition = Definition.read(folder, Catalogue.EMPTY, Checkout.library(), diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        return requireNonNull(definition);
    }

    static BuiltGame game(String yaml) {
        Diagnostics diagnostics = new Diagnostics();
        BuiltGame game = new ModelBuilder(definition(yaml), RulesChecker::new).game(Map.of(), diagnostics);
        assertThat(diagnostics.sorted().stream().filter(d -> d.isError()).map(DefinitionsTest::told))
                .isEmpty();
        return requireNonNull(game);
    }

    static GameModel model(String yaml) {
        return game(yaml).model();
    }

    static Position position(BuiltGame game, String yaml) {
        Diagnostics diagnostics = new Diagnostics();
        Yaml node = requireNonNull(new YamlReader(diagnostics).read(new Source("position", yaml)));
        Position position = game.position(node, diagnostics);
        assertThat(diagnostics.sorted().stream().map(DefinitionsTest::told)).isEmpty();
        return requireNonNull(position);
    }
}
