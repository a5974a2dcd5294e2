package io.petteia.grammar.yaml;

import io.petteia.grammar.syntax.Node;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A YAML document as composed: nodes with places, no types. A scalar is text; what it means is decided by the place where it is expected, so
 * {@code 012}, {@code on} and {@code 12:30} are what the author wrote. Tags, anchors and aliases have been refused, keys are unique.
 */
public sealed interface Yaml extends Node {

    /**
     * @param quoted whether it stands in single or double quotes
     * @param folded whether a line break of the file has become a blank, so that lines mean nothing here: no pictures, no statements
     * @param content the text with the place of every char, for parsing it as an expression, a pattern, statements
     */
    record Scalar(Span span, String value, boolean quoted, boolean folded, Snippet content) implements Yaml {}

    record Sequence(Span span, List<Yaml> items) implements Yaml {}

    /** Entries as written. */
    record Mapping(Span span, List<Entry> entries) implements Yaml {
        public @Nullable Entry entry(String key) {
            for (Entry entry : entries) if (entry.key().value().equals(key)) return entry;
            return null;
        }

        public @Nullable Yaml get(String key) {
            Entry entry = entry(key);
            return entry == null ? null : entry.value();
        }
    }

    /** A key without a value has an empty scalar. */
    record Entry(Scalar key, Yaml value) {}
}
