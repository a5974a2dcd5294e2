package io.petteia.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game to measure, with the options that were given for it. */
record BenchEntry(String game, Map<String, String> options) {

    /** Those that are measured if nobody says which: the resource {@code bench.txt}. */
    static List<BenchEntry> usual() {
        try (InputStream in = BenchEntry.class.getResourceAsStream("/bench.txt")) {
            if (in == null) throw new IllegalStateException("no bench.txt");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(BenchEntry::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BenchEntry parse(String line) {
        String[] words = line.strip().split(" +");
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            options.put(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        return new BenchEntry(words[0], options);
    }

    /** As one would type it. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of(game));
        options.forEach((name, value) -> arguments.add("--option=" + name + "=" + value));
        return arguments;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game);
        options.forEach(
                (name, value) -> text.append(' ').append(name).append('=').append(value));
        return text.toString();
    }
}
