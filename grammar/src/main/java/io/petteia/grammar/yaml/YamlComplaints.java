package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;

/** What SnakeYAML finds wrong, in our words: what the author most likely meant and how it is written. */
final class YamlComplaints {
    private final Marks marks;

    YamlComplaints(Marks marks) {
        this.marks = marks;
    }

    Diagnostic tell(YAMLException wrong) {
        if (wrong instanceof Composing.TooDeep deep) {
            return Diagnostic.error("yaml-too-deep", deep.place, "lists and maps lie too deep in one another here");
        }
        if (wrong instanceof MarkedYAMLException marked) {
            Span place = marks.at(marked.getProblemMark());
            return Diagnostic.error("yaml-syntax", place, String.valueOf(marked.getProblem()));
        }
        return Diagnostic.error("yaml-syntax", marks.at(0), "this file is not YAML");
    }
}
