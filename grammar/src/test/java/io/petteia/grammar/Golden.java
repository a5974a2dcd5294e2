package io.petteia.grammar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Files of examples, each a title, a fenced text and what must come of it, fenced as {@code text}. With {@code -Dgolden.rewrite=true} the files are
 * written anew instead of compared.
 */
final class Golden {
    private static final boolean REWRITE = Boolean.getBoolean("golden.rewrite");
    private static final Pattern EXAMPLE =
            Pattern.compile("(?m)^## (.+)\\n+```([a-z-]+)\\n((?:.*\\n)*?)```\\n(?:\\n```text\\n((?:.*\\n)*?)```\\n)?");

    private Golden() {}

    record Example(String title, String language, String input, String output) {}

    static List<Example> examples(Path file) {
        List<Example> examples = new ArrayList<>();
        Matcher matcher = EXAMPLE.matcher(read(file));
        while (matcher.find()) {
            String output = matcher.group(4) == null ? "" : matcher.group(4);
            examples.add(new Example(matcher.group(1), matcher.group(2), matcher.group(3), output));
        }
        return examples;
    }

    /** All examples of a folder as tests; the function gets the language of an example and its text. */
    static Stream<DynamicTest> tests(String folder, BinaryOperator<String> outcome) {
        Path root = Path.of("src/test/resources", folder);
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : files(root)) {
            if (REWRITE) rewrite(file, outcome);
            for (Example example : examples(file)) {
                String name = file.getFileName() + ": " + example.title();
                tests.add(DynamicTest.dynamicTest(
                        name,
                        () -> assertThat(outcome.apply(example.language(), example.input()))
                                .isEqualTo(example.output())));
            }
        }
        return tests.stream();
    }

    static List<Path> files(Path root) {
        try (Stream<Path> files = Files.list(root)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void rewrite(Path file, BinaryOperator<String> outcome) {
        StringBuilder out = new StringBuilder();
        String text = read(file);
        Matcher first = EXAMPLE.matcher(text);
        out.append(first.find() ? text.substring(0, first.start()) : text);
        for (Example example : examples(file)) {
            out.append("## ")
                    .append(example.title())
                    .append("\n\n```")
                    .append(example.language())
                    .append('\n');
            out.append(example.input()).append("```\n\n```text\n");
            out.append(outcome.apply(example.language(), example.input())).append("```\n\n");
        }
        try {
            Files.writeString(file, out.toString().stripTrailing() + "\n", UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
