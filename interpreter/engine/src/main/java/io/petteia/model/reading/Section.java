package io.petteia.model.reading;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A mapping of which the reader knows the keys that may stand in it. */
public final class Section {
    /** A comma inside braces ends a value that is not in quotes. */
    private static final String CUT = "if this belongs to the value before it, put that in quotes";

    private final Reader reader;
    private final Yaml.Mapping node;
    private final String what;
    private boolean misspelled;

    /** @param what how messages call it: {@code a board}, {@code piece `king`} */
    public Section(Reader reader, Yaml.Mapping node, String what) {
        this.reader = reader;
        this.node = node;
        this.what = what;
    }

    /** Tells every key that is not among these. */
    public Section allow(String... keys) {
        return allow(List.of(keys));
    }

    public Section allow(Collection<String> keys) {
        return allow(keys, Map.of());
    }

    /** @param hints for keys that an author may expect here what to say to him */
    public Section allow(Collection<String> keys, Map<String, String> hints) {
        for (Yaml.Entry entry : node.entries()) {
            String key = entry.key().value();
            if (keys.contains(key)) continue;
            misspelled = true;
            String meant = hints.containsKey(key) ? hints.get(key) : Suggestion.of(key, keys);
            boolean cut = meant == null && Nodes.isNothing(entry.value());
            reader.tell(Diagnostic.error("unknown-key", entry.key().span(), what + " has no key `" + key + "`")
                    .expected(Suggestion.oneOf(keys))
                    .suggest(cut ? CUT : meant));
        }
        return this;
    }

    public List<Yaml.Entry> entries() {
        return node.entries();
    }

    public @Nullable Yaml get(String key) {
        return node.get(key);
    }

    public Yaml.@Nullable Entry entry(String key) {
        return node.entry(key);
    }

    public boolean has(String key) {
        return node.entry(key) != null;
    }

    /** Whether a key was told that nobody knows; perhaps one that seems to be missing was meant. */
    public boolean isMisspelled() {
        return misspelled;
    }

    /** Told if it is missing. */
    public @Nullable Yaml required(String key, String expected) {
        Yaml value = node.get(key);
        if (value == null && !misspelled) {
            reader.tell(Diagnostic.error("missing-key", head(), what + " needs the key `" + key + "`")
                    .expected(expected));
        }
        return value;
    }

    public @Nullable Section section(String key, String name) {
        Yaml value = node.get(key);
        return value == null ? null : reader.section(value, name);
    }

    public @Nullable String text(String key) {
        Yaml value = node.get(key);
        return value == null ? null : reader.text(value);
    }

    /** False if it is not said. */
    public boolean truth(String key) {
        Yaml value = node.get(key);
        return value != null && Boolean.TRUE.equals(reader.truth(value));
    }

    /** One of some words, the first of them if nothing is said. */
    public String word(String key, String... words) {
        Yaml value = node.get(key);
        if (value == null) return words[0];
        String expected = Suggestion.list(List.of(words));
        Yaml.Scalar scalar = reader.scalar(value, expected);
        if (scalar == null) return words[0];
        for (String word : words) if (word.equals(scalar.value())) return word;
        reader.tell(Diagnostic.error("unknown-word", scalar.span(), "`" + key + "` cannot be `" + scalar.value() + "`")
                .expected(expected)
                .suggest(Suggestion.of(scalar.value(), List.of(words))));
        return words[0];
    }

    public String what() {
        return what;
    }

    public Yaml.Mapping node() {
        return node;
    }

    /** A place for what concerns all of it: its first key. */
    public Span head() {
        return Nodes.headOf(node);
    }
}
