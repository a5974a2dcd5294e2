package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What authors are told about their YAML, word for word, in {@code src/test/resources/messages}. Run with {@code -Dgolden=write} to write the files
 * anew, then read the difference.
 */
class MessagesTest {
    private static final Path FOLDER =
            Checkout.root().resolve("interpreter/engine/src/test/resources/messages/definition");

    @TestFactory
    Stream<DynamicContainer> messages() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(FOLDER)) {
            files = all.sorted().toList();
        }
        boolean write = "write".equals(System.getProperty("golden"));
        return files.stream()
                .map(file ->
                        DynamicContainer.dynamicContainer(file.getFileName().toString(), tests(file, write)));
    }

    private static Stream<DynamicTest> tests(Path file, boolean write) {
        List<Case> cases = Case.parse(read(file));
        if (write) write(file, cases);
        return cases.stream()
                .map(one -> DynamicTest.dynamicTest(
                        one.title(), () -> assertThat(one.tells()).isEqualTo(write ? one.tells() : one.told())));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void write(Path file, List<Case> cases) {
        StringBuilder text = new StringBuilder();
        cases.forEach(one -> text.append(one.written(one.tells())));
        try {
            Files.writeString(file, text.toString());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
