package io.petteia.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.YamlReader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The games of the design parse without a word. */
class GamesTest {
    @TestFactory
    Stream<DynamicTest> everyFileOfYaml() {
        return Texts.files(".yaml").stream().map(source -> DynamicTest.dynamicTest(source.name(), () -> yaml(source)));
    }

    private static void yaml(Source source) {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(new YamlReader(diagnostics).read(source)).isNotNull();
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyText() {
        return Texts.all().stream().map(text -> DynamicTest.dynamicTest(text.name(), () -> rules(text)));
    }

    private static void rules(Texts.Embedded text) {
        Diagnostics diagnostics = new Diagnostics();
        Reads.read(text.entry(), text.snippet(), diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
    }
}
