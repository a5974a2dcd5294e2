package io.petteia.std;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every module says what it needs and what it offers, and README.md repeats it. {@code mvn -pl std-library test -Dpetteia.rewrite} writes it anew.
 */
class ModuleReferenceTest {
    private static final String MARK =
            "<!-- Below this line: made from the comments of the modules, by ModuleReferenceTest. -->\n";

    private final ModuleReference reference = new ModuleReference();

    @Test
    void readmeSaysWhatTheModulesSay() throws IOException {
        String modules = reference.of(Path.of("src/main/resources/std"));
        assertThat(reference.problems()).isEmpty();
        Path readme = Path.of("README.md");
        String text = Files.readString(readme);
        assertThat(text).contains(MARK);
        String expected = text.substring(0, text.indexOf(MARK) + MARK.length()) + "\n" + modules.stripTrailing() + "\n";
        if (System.getProperty("petteia.rewrite") != null) Files.writeString(readme, expected);
        else
            assertThat(text).as("README.md; to make it anew: -Dpetteia.rewrite").isEqualTo(expected);
    }

    @Test
    void aModuleWithoutItsCommentsIsTold() {
        reference.module("knights.rules", List.of("define a = 1"));
        reference.module("knights.rules", List.of("// std/rooks: castles.", "", "// A castle.", "define a = 1"));
        reference.module(
                "knights.rules",
                List.of("// std/knights: horses.", "", "// A horse.", "define a = 1", "", "rule b(s) {", "}"));
        assertThat(reference.problems())
                .containsExactly(
                        "knights.rules:1: begins with \"// std/knights: what it is about\"",
                        "knights.rules:1: begins with \"// std/knights: what it is about\"",
                        "knights.rules:6: no comment above b(s)");
    }

    @Test
    void whatAModuleSays() {
        String text = reference.module(
                "knights.rules",
                List.of(
                        "// std/knights: horses.",
                        "//",
                        "// They leap.",
                        "//",
                        "// needs piece attribute leaps: pattern",
                        "",
                        "// Where the knights",
                        "// of p can go.",
                        "define reach_of(p: player) =",
                        "  none"));
        assertThat(text).isEqualTo("""
                        ## std/knights

                        Horses. They leap. Needs `piece attribute leaps: pattern`.

                        | | | |
                        | --- | --- | --- |
                        | define | `reach_of(p: player)` | Where the knights of p can go. |

                        """);
    }
}
