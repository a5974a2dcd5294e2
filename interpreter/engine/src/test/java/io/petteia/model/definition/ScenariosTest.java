package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import java.util.List;
import java.util.Map;
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
        Diagnostics diagnostics =
                Samples.told(new DiskFolder(Checkout.definitions().resolve(name)), Map.of());
        assertThat(diagnostics.sorted().stream().map(DefinitionsTest::told)).isEmpty();
    }
}
