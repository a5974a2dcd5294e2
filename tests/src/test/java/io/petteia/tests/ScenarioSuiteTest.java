package io.petteia.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenarios;
import io.petteia.playtest.ScenarioRunner;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every definition keeps what its own scenarios promise. */
class ScenarioSuiteTest {

    @TestFactory
    Stream<DynamicNode> shipped() {
        return all(Shelf.SHIPPED);
    }

    @TestFactory
    Stream<DynamicNode> lab() {
        return all(Shelf.LAB);
    }

    private static Stream<DynamicNode> all(Shelf shelf) {
        return shelf.names().stream().map(name -> {
            Definition definition = shelf.definition(name);
            Diagnostics diagnostics = new Diagnostics();
            List<Scenario> scenarios = Scenarios.read(definition, diagnostics);
            Shelf.fail(diagnostics, name);
            assertThat(scenarios).as("scenarios of %s", name).isNotEmpty();
            ScenarioRunner runner = new ScenarioRunner(definition);
            return DynamicContainer.dynamicContainer(
                    name,
                    scenarios.stream()
                            .map(scenario ->
                                    DynamicTest.dynamicTest(scenario.title().text(), () -> {
                                        Diagnostics failures = new Diagnostics();
                                        runner.run(scenario).failures().forEach(failures::add);
                                        Shelf.fail(
                                                failures,
                                                name + ": " + scenario.title().text());
                                    })));
        });
    }
}
