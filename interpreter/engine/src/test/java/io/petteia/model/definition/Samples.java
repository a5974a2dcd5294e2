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
        TextFolder folder =
                new TextFolder("game", Map.of("game", Map.of("game.yaml", HEAD + yaml, "game.rules", RULES)));
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

    /** Everything that is told of a game, its scenarios and their positions. */
    static Diagnostics told(Folder folder, Map<String, String> options) {
        Diagnostics diagnostics = new Diagnostics();
        Definition definition = Definition.read(folder, Catalogue.EMPTY, Checkout.library(), diagnostics);
        if (definition == null) return diagnostics;
        ModelBuilder builder = new ModelBuilder(definition, RulesChecker::new);
        builder.build(options, diagnostics);
        for (Scenario scenario : Scenarios.read(definition, diagnostics)) {
            BuiltGame game = builder.game(scenario.options(), diagnostics);
            if (game == null) continue;
            if (scenario.position() != null) game.position(scenario.position(), diagnostics);
            scenario.expect().forEach(condition -> game.condition(condition, diagnostics));
            scenario.hidden().forEach(hidden -> game.value(hidden.value(), diagnostics));
        }
        return diagnostics;
    }
}
