package io.petteia.model.definition;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.check.RulesChecker;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scenario of this checkout can be read: its keys, its position, its conditions. */
class ScenariosTest {

    static List<String> games() {
        return DefinitionsTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void read(String name) {
        Diagnostics diagnostics = new Diagnostics();
        DiskFolder folder = new DiskFolder(Checkout.definitions().resolve(name));
        Definition definition =
                requireNonNull(Definition.read(folder, Catalogue.EMPTY, Checkout.library(), diagnostics));
        for (Scenario scenario : Scenarios.read(definition, diagnostics)) {
            BuiltGame game = new ModelBuilder(definition, RulesChecker::new).game(scenario.options(), diagnostics);
            if (game == null) continue;
            if (scenario.position() != null) game.position(scenario.position(), diagnostics);
            scenario.expect().forEach(condition -> game.condition(condition, diagnostics));
            scenario.hidden().forEach(hidden -> game.value(hidden.value(), diagnostics));
        }
        assertThat(diagnostics.sorted().stream().map(DefinitionsTest::told)).isEmpty();
    }
}
