package io.petteia.model.reading;

import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;

/** What can be said of a YAML node as it stands. */
public final class Nodes {
    private Nodes() {}

    /** A key without a value. */
    public static boolean isNothing(Yaml node) {
        return node instanceof Yaml.Scalar scalar
                && !scalar.quoted()
                && scalar.value().isEmpty();
    }

    /** A place for a node that may be long: of a mapping its first key, of a list its first item. */
    public static Span headOf(Yaml node) {
        if (node instanceof Yaml.Mapping m && !m.entries().isEmpty())
            return m.entries().get(0).key().span();
        if (node instanceof Yaml.Sequence s && !s.items().isEmpty())
            return headOf(s.items().get(0));
        return node.span();
    }

    /** All of a node if it stands on one line. */
    public static Span placeOf(Yaml node) {
        return node.span().text().stripTrailing().indexOf('\n') < 0 ? node.span() : headOf(node);
    }

    /** What it is, in the words of an author. */
    static String kind(Yaml node) {
        if (node instanceof Yaml.Mapping) return "a mapping";
        if (node instanceof Yaml.Sequence) return "a list";
        return isNothing(node) ? "nothing" : "a single value";
    }
}
