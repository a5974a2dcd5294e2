package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Wrong command lines: exit code 2, nothing on standard output, and the whole message, which points at the word that is wrong. They stand in a file,
 * each behind its command; {@code -Dgolden=write} writes it anew.
 */
class CommandLineTest {
    private static final Path FILE = Path.of("src/test/resources/wrong-command-lines.txt");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final String PROMPT = "$ petteia ";

    @TestFactory
    Stream<DynamicTest> messages() throws IOException {
        Map<String, String> cases = read();
        assertThat(cases).hasSizeGreaterThan(25);
        if ("write".equals(System.getProperty("golden"))) write(cases);
        return cases.entrySet().stream()
                .map(one -> DynamicTest.dynamicTest(one.getKey(), () -> check(one.getKey(), one.getValue())));
    }

    private static void check(String command, String message) {
        Call call = Call.of(words(command));
        assertThat(call.err()).isEqualTo(message);
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
    }

    private static String[] words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) words.add(word.group(1) != null ? word.group(1) : word.group(2));
        return words.toArray(String[]::new);
    }

    private static Map<String, String> read() throws IOException {
        Map<String, String> cases = new LinkedHashMap<>();
        for (String part : Files.readString(FILE).split("(?m)^\\$ petteia ")) {
            int end = part.indexOf('\n');
            if (end >= 0 && !part.isBlank())
                cases.put(part.substring(0, end), part.substring(end + 1).stripTrailing() + "\n");
        }
        return cases;
    }

    private static void write(Map<String, String> cases) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String command : cases.keySet())
            text.append(PROMPT)
                    .append(command)
                    .append('\n')
                    .append(Call.of(words(command)).err())
                    .append('\n');
        Files.writeString(FILE, text.toString().stripTrailing() + "\n");
    }
}
