package io.petteia.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shape of the checkout: what a newcomer sees first stays short, and every version is pinned. */
class BuildTest {

    /** Files whose names begin with a dot come on top of these. */
    private static final Set<String> TOP_LEVEL = Set.of(
            "pom.xml",
            "grammar",
            "interpreter",
            "definitions",
            "std-library",
            "tests",
            "README.md",
            "LICENSE",
            "petteia");

    @Test
    void theTopLevelHoldsNothingElse() throws IOException {
        try (Stream<Path> entries = Files.list(Checkout.root())) {
            List<String> others = entries.map(entry -> entry.getFileName().toString())
                    .filter(name -> !name.startsWith(".") && !TOP_LEVEL.contains(name))
                    // Left behind by builds, and ignored by git.
                    .filter(name -> !name.equals("target") && !name.endsWith(".log"))
                    .toList();
            assertThat(others).as("files that do not belong at the top level").isEmpty();
        }
    }

    @Test
    void scriptsCanBeRun() {
        assertThat(Checkout.root().resolve("petteia")).isExecutable();
        assertThat(Checkout.root().resolve(".ci/run")).isExecutable();
    }

    @Test
    void onlyTheParentPomNamesVersions() throws IOException {
        for (String module :
                List.of("grammar", "interpreter", "interpreter/engine", "interpreter/player", "std-library", "tests")) {
            String pom = Files.readString(Checkout.root().resolve(module).resolve("pom.xml"));
            assertThat(pom.split("<version>", -1))
                    .as("versions in %s/pom.xml: the parent's alone", module)
                    .hasSize(2);
        }
    }
}
