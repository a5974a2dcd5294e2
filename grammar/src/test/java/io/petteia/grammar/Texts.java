package io.petteia.grammar;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The games and the library as they were when the language was designed: files, and the texts of the rules language inside their YAML. */
final class Texts {
    private static final Path ROOT = Path.of("src/test/resources");

    private Texts() {}

    /** A text of the rules language and what it is read as; null for a whole rules file. */
    record Embedded(@Nullable Entry entry, Snippet snippet, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Source> files(String ending) {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(p -> p.startsWith(ROOT.resolve("games")) || p.startsWith(ROOT.resolve("std")))
                    .filter(p -> p.toString().endsWith(ending))
                    .sorted()
                    .map(Texts::source)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Source source(Path path) {
        try {
            return new Source(ROOT.relativize(path).toString(), Files.readString(path, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Embedded> all() {
        List<Embedded> found = new ArrayList<>();
        for (Source source : files(".rules")) found.add(new Embedded(null, Snippet.whole(source), source.name()));
        for (Source source : files(".yaml")) {
            Yaml root = new YamlReader(new Diagnostics()).read(source);
            if (root != null) collect(root, "", found);
        }
        return found;
    }

    private static final Set<String> PATHS = Set.of("moves", "attacks", "jumps");
    private static final Set<String> BLOCKS =
            Set.of("action", "now", "athens", "syracuse", "prepare", "black", "chart");
    private static final Set<String> EXPRESSIONS = Set.of(
            "expect", "require", "turns", "zones", "setup", "start", "show", "serves", "hidden", "castling", "walls");

    /** The key under which a text stands tells what it is; lists and maps under a key stand for it. */
    private static void collect(Yaml node, String key, List<Embedded> found) {
        if (node instanceof Yaml.Mapping map) {
            for (Yaml.Entry entry : map.entries()) {
                String name = entry.key().value();
                boolean inherits =
                        BLOCKS.contains(key) || key.equals("zones") || key.equals("each") || key.equals("variables");
                if (key.equals("scenarios") && name.equals("hidden")) collect(entry.value(), "require", found);
                else if (key.equals("each") && name.equals("each")) collect(entry.value(), "each", found);
                else if (name.equals("is")) collect(entry.value(), "type", found);
                else if (key.equals("variables") && entry.value() instanceof Yaml.Scalar)
                    collect(entry.value(), "type", found);
                else
                    collect(
                            entry.value(),
                            inherits && !name.equals("variables") && !key.equals("variables") ? key : name,
                            found);
            }
        } else if (node instanceof Yaml.Sequence list) {
            for (Yaml item : list.items()) collect(item, key.equals("chart") ? "chart" : key, found);
        } else if (node instanceof Yaml.Scalar scalar) {
            Entry entry = entry(key);
            if (entry != null && !scalar.value().isEmpty() && !scalar.value().contains("\n.")) {
                found.add(new Embedded(entry, scalar.content(), scalar.span() + " " + entry));
            }
        }
    }

    private static @Nullable Entry entry(String key) {
        if (PATHS.contains(key)) return Entry.PATH;
        if (BLOCKS.contains(key)) return Entry.BLOCK;
        if (EXPRESSIONS.contains(key)) return Entry.EXPRESSION;
        return key.equals("type") || key.equals("each") ? Entry.TYPE : null;
    }
}
