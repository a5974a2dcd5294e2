package io.petteia.tests.conformance;

import io.petteia.tests.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What independent programs counted and recorded: the copies beside the tests, or those of {@code -Dpetteia.conformance=DIR}. */
final class ConformanceFiles {
    private ConformanceFiles() {}

    static Path directory() {
        String told = System.getProperty("petteia.conformance", "");
        if (told.isEmpty()) return Checkout.root().resolve("tests/src/test/resources/conformance");
        return Path.of(told).toAbsolutePath();
    }

    static boolean has(String name) {
        return Files.isRegularFile(directory().resolve(name));
    }

    static JsonNode json(String name) {
        return JsonMapper.shared().readTree(text(name));
    }

    /** The lines of a record file without its comments. */
    static List<String> lines(String name) {
        return text(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static String text(String name) {
        try {
            return Files.readString(directory().resolve(name), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
