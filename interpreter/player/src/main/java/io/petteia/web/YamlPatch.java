package io.petteia.web;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import java.util.List;

/** A text of YAML in which single values are set: all else stays as its author wrote it, comments and all. */
final class YamlPatch {
    private static final String STEP = "  ";

    private String text;

    YamlPatch(String text) {
        this.text = text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }

    String text() {
        return text;
    }

    /** @param path keys @param value as it stands in YAML, on one line */
    YamlPatch set(List<String> path, String value) {
        return put(path, List.of(value));
    }

    /** Sets a text of several lines. */
    YamlPatch block(List<String> path, List<String> lines) {
        List<String> all = new java.util.ArrayList<>(List.of("|"));
        all.addAll(lines);
        return put(path, all);
    }

    boolean has(List<String> path) {
        Yaml at = document();
        for (String key : path) {
            if (!(at instanceof Yaml.Mapping mapping)) return false;
            Yaml next = mapping.get(key);
            if (next == null) return false;
            at = next;
        }
        return true;
    }

    private Yaml document() {
        Yaml read = new YamlReader(new Diagnostics()).read(new Source("", text));
        return read == null ? empty() : read;
    }

    private static Yaml empty() {
        return new Yaml.Mapping(new Source("", "").span(0, 0), List.of());
    }

    private YamlPatch put(List<String> path, List<String> value) {
        if (!(document() instanceof Yaml.Mapping mapping) || mapping.entries().isEmpty()) {
            text += lines(path, value, "");
            return this;
        }
        Yaml.Mapping at = mapping;
        for (int i = 0; i < path.size(); i++) {
            Yaml.Entry entry = at.entry(path.get(i));
            List<String> rest = path.subList(i + 1, path.size());
            if (entry == null) {
                insert(at, path.subList(i, path.size()), value);
                return this;
            }
            if (!rest.isEmpty() && entry.value() instanceof Yaml.Mapping inner) at = inner;
            else {
                replace(entry, rest.isEmpty() ? value : List.of(flow(rest, value.get(0))));
                return this;
            }
        }
        return this;
    }

    private void replace(Yaml.Entry entry, List<String> value) {
        Span old = entry.value().span();
        String indent = " ".repeat(entry.key().span().column() - 1);
        if (value.size() == 1) {
            String blank = old.start() == old.end() ? " " : "";
            splice(old.start(), end(old), blank + value.get(0));
            return;
        }
        // The line that begins a text, with its comment, stays.
        boolean literal = old.text().startsWith("|");
        int head = literal ? text.indexOf('\n', old.start()) : -1;
        StringBuilder lines = new StringBuilder(literal && head > 0 ? text.substring(old.start(), head) : "|");
        for (String line : value.subList(1, value.size()))
            lines.append('\n').append(indent).append(STEP).append(line);
        splice(old.start(), end(old), lines.toString());
    }

    /** Without the line break that belongs to a text of several lines. */
    private int end(Span span) {
        int end = span.end();
        while (end > span.start() && Character.isWhitespace(text.charAt(end - 1))) end--;
        return end;
    }

    private void insert(Yaml.Mapping into, List<String> path, List<String> value) {
        Span span = into.span();
        if (text.charAt(span.start()) == '{') {
            int end = text.lastIndexOf('}', span.end() - 1);
            int last = end;
            while (Character.isWhitespace(text.charAt(last - 1))) last--;
            String comma = into.entries().isEmpty() ? "" : ", ";
            splice(
                    last,
                    end,
                    comma + path.get(0) + ": "
                            + (path.size() == 1 ? value.get(0) : flow(path.subList(1, path.size()), value.get(0))));
            return;
        }
        Yaml.Entry last = into.entries().get(into.entries().size() - 1);
        String indent = " ".repeat(into.entries().get(0).key().span().column() - 1);
        int end = text.indexOf(
                '\n', Math.max(end(last.value().span()), last.key().span().end()));
        splice(end + 1, end + 1, lines(path, value, indent));
    }

    /** One key below the other, the last two on one line. */
    private static String lines(List<String> path, List<String> value, String indent) {
        StringBuilder lines = new StringBuilder();
        String deeper = indent;
        int blocks = value.size() > 1 ? path.size() - 1 : Math.max(0, path.size() - 2);
        for (String key : path.subList(0, blocks)) {
            lines.append(deeper).append(key).append(":\n");
            deeper += STEP;
        }
        List<String> rest = path.subList(blocks, path.size());
        lines.append(deeper).append(rest.get(0)).append(": ");
        lines.append(rest.size() == 1 ? value.get(0) : flow(rest.subList(1, rest.size()), value.get(0)));
        for (String line : value.subList(1, value.size()))
            lines.append('\n').append(deeper).append(STEP).append(line);
        return lines.append('\n').toString();
    }

    private static String flow(List<String> path, String value) {
        String flow = value;
        for (int i = path.size() - 1; i >= 0; i--) flow = "{" + path.get(i) + ": " + flow + "}";
        return flow;
    }

    private void splice(int from, int to, String middle) {
        text = text.substring(0, from) + middle + text.substring(to);
    }
}
