package io.petteia.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.DiagnosticRenderer;
import io.petteia.grammar.text.Diagnostics;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is told of every kind of mistake: each once, at its place, and nothing that only follows from it. */
class DiagnosticsTest {
    private static final Pattern COUNT = Pattern.compile("\\((\\d+) mistakes\\)");

    @TestFactory
    Stream<DynamicTest> everyMessageIsAsWritten() {
        return Golden.tests("diagnostics", DiagnosticsTest::render);
    }

    private static String render(String language, String input) {
        return DiagnosticRenderer.plain().renderAll(told(language, input).sorted());
    }

    private static Diagnostics told(String language, String input) {
        Diagnostics diagnostics = new Diagnostics();
        Reads.read(language, input, diagnostics);
        return diagnostics;
    }

    /** One mistake, one message; a title says if there are more. */
    @TestFactory
    Stream<DynamicTest> nothingFollowsFromAMistake() {
        return Golden.files(Path.of("src/test/resources/diagnostics")).stream()
                .flatMap(file -> Golden.examples(file).stream())
                .map(example -> DynamicTest.dynamicTest(example.title(), () -> {
                    Matcher count = COUNT.matcher(example.title());
                    int expected = count.find() ? Integer.parseInt(count.group(1)) : 1;
                    assertThat(told(example.language(), example.input()).sorted())
                            .hasSize(expected);
                }));
    }
}
