package io.petteia.grammar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The reference, and the page for those who come from other systems, say nothing that cannot be written. */
class ReadmeTest {
    private static final Pattern BLOCK = Pattern.compile("(?m)^```(petteia[a-z-]*|yaml)\\n((?:.*\\n)*?)```$");
    private static final Pattern FORMS = Pattern.compile("<!-- forms: ([a-z-]+) -->\\n((?:\\|.*\\n)+)");
    private static final Path OTHERS = Path.of("../definitions/COMING-FROM.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    @TestFactory
    Stream<DynamicTest> everyBlockIsRead() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(readme());
        while (blocks.find()) tests.add(test(blocks.group(1), blocks.group(2)));
        assertThat(tests).hasSizeGreaterThan(10);
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> everyFormIsRead() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        Matcher tables = FORMS.matcher(readme() + Files.readString(OTHERS, UTF_8));
        while (tables.find()) {
            for (String row : tables.group(2).split("\n")) {
                Matcher code = CODE.matcher(row.split("(?<!\\\\)\\|")[1]);
                while (code.find())
                    tests.add(test(tables.group(1), code.group(1).replace("\\|", "|")));
            }
        }
        assertThat(tests).hasSizeGreaterThan(150);
        return tests.stream();
    }

    private static DynamicTest test(String tag, String text) {
        return DynamicTest.dynamicTest(
                tag + ": " + text.strip().lines().findFirst().orElse(""), () -> {
                    Diagnostics diagnostics = new Diagnostics();
                    Reads.read(tag, text.strip(), diagnostics);
                    assertThat(diagnostics.sorted()).isEmpty();
                });
    }

    @Test
    void theListsOfWordsAreThoseOfTheGrammar() throws IOException {
        assertThat(words("reserved")).isEqualTo(Words.RESERVED);
        assertThat(words("nouns")).isEqualTo(Words.NOUNS);
        assertThat(words("connectives")).isEqualTo(Words.CONNECTIVES);
        Set<String> all = new TreeSet<>(Words.RESERVED);
        all.addAll(Words.NOUNS);
        all.addAll(Words.CONNECTIVES);
        assertThat(all).isEqualTo(Words.all());
        assertThat(all).hasSize(Words.RESERVED.size() + Words.NOUNS.size() + Words.CONNECTIVES.size());
    }

    private static Set<String> words(String kind) throws IOException {
        Matcher list =
                Pattern.compile("<!-- words: " + kind + " -->\\n((?:> .*\\n)+)").matcher(readme());
        assertThat(list.find()).isTrue();
        return new TreeSet<>(List.of(list.group(1).replace(">", " ").strip().split("\\s+")));
    }

    private static String readme() throws IOException {
        return Files.readString(Path.of("README.md"), UTF_8);
    }
}
