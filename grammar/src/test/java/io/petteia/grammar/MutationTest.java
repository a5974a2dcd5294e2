package io.petteia.grammar;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.DiagnosticRenderer;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.YamlReader;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an author does to a text, reading it ends soon, throws nothing, and what it tells can be shown. */
class MutationTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final String[] SPICE = {
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "'",
        ";",
        ",",
        ":",
        "..",
        "=",
        "==",
        "//",
        "/*",
        "\n",
        "\t",
        " ",
        "in",
        "where",
        "rule ",
        "define ",
        "if",
        "else",
        "é",
        "漢",
        "\uD83C\uDFB2",
        "\uD83C",
        "\u0000",
        "#",
        "- ",
        "&a",
        "*a",
        "!t",
        "|",
        ">",
        "0",
        "9999999999",
        "move",
        "to"
    };

    @Test
    void rulesCutOffAnywhere() {
        Random random = new Random(1);
        for (Texts.Embedded text : Texts.all()) {
            int cuts = text.entry() == null ? 12 : 1;
            for (int i = 0; i < cuts; i++) {
                rules(
                        text.entry(),
                        text.snippet()
                                .text()
                                .substring(
                                        0, random.nextInt(text.snippet().text().length() + 1)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void rulesWithAFewLettersChanged(int seed) {
        Random random = new Random(seed);
        for (Texts.Embedded text : Texts.all()) {
            if (text.entry() != null && random.nextInt(4) > 0) continue;
            rules(text.entry(), mutated(text.snippet().text(), random));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void yamlWithAFewLettersChanged(int seed) {
        Random random = new Random(seed);
        for (Source source : Texts.files(".yaml")) {
            yaml(mutated(source.text(), random));
            yaml(source.text().substring(0, random.nextInt(source.text().length() + 1)));
        }
    }

    @Test
    void whatNobodyWrites() {
        List<String> texts = List.of(
                "(".repeat(10_000),
                "define a = " + "(".repeat(90) + "x" + ")".repeat(90),
                "define a = " + "[all: (a, ".repeat(45) + "x" + ")]".repeat(45),
                "define a = " + "not ".repeat(10_000) + "x",
                "define a = " + "- ".repeat(10_000) + "x",
                "define a = x" + " + x".repeat(20_000),
                "define a = x" + ".y".repeat(20_000),
                "define a = " + "if x then y else ".repeat(5_000) + "z",
                "rule a { " + "if x { ".repeat(5_000),
                "rule a { if x { y } " + "else if x { y } ".repeat(5_000) + "}",
                "rule a { " + "x = ".repeat(10_000) + "}",
                "a ".repeat(20_000),
                "rule a { ".repeat(5_000),
                "}".repeat(10_000),
                "\"".repeat(10_000),
                "define a = f(" + "x in y, ".repeat(5_000) + ")",
                "rule a { record \"" + "{x}".repeat(5_000) + "\" }",
                "rule a { record \"" + "{".repeat(5_001) + "\" }",
                "define a : b\n".repeat(5_000),
                "x".repeat(300_000));
        for (String text : texts) {
            rules(null, text);
            rules(Entry.BLOCK, text);
            rules(Entry.PATH, text);
            yaml(text);
        }
        yaml("[".repeat(100_000));
        yaml("{a: ".repeat(100_000));
        yaml("- ".repeat(50_000));
        yaml("a: \"" + "\\".repeat(100_000));
        yaml("? ".repeat(20_000));
    }

    private static void rules(@Nullable Entry entry, String text) {
        check(text, diagnostics -> Reads.read(entry, Snippet.whole(new Source("mutated.rules", text)), diagnostics));
    }

    private static void yaml(String text) {
        check(text, diagnostics -> new YamlReader(diagnostics).read(new Source("mutated.yaml", text)));
    }

    private static void check(String text, Consumer<Diagnostics> reading) {
        String shown = text.length() > 20_000 ? text.substring(0, 200) + "…" : text;
        Diagnostics diagnostics = new Diagnostics();
        assertThatCode(() -> assertTimeoutPreemptively(SOON, () -> reading.accept(diagnostics)))
                .as(shown)
                .doesNotThrowAnyException();
        for (Diagnostic diagnostic : diagnostics.sorted()) {
            assertThatCode(() -> DiagnosticRenderer.plain().render(diagnostic))
                    .as(shown)
                    .doesNotThrowAnyException();
        }
    }

    private static String mutated(String text, Random random) {
        StringBuilder out = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0 && out.length() > 0; i--) {
            int at = random.nextInt(out.length());
            switch (random.nextInt(4)) {
                case 0 -> out.deleteCharAt(at);
                case 1 -> out.insert(at, SPICE[random.nextInt(SPICE.length)]);
                case 2 -> out.setCharAt(at, out.charAt(random.nextInt(out.length())));
                default -> out.delete(at, Math.min(out.length(), at + random.nextInt(12)));
            }
        }
        return out.toString();
    }
}
