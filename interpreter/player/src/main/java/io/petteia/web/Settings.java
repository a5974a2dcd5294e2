package io.petteia.web;

import io.petteia.grammar.yaml.Yaml;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The single values of a definition that can be edited in a form: costs, budgets, tables, what options are if nobody says anything. */
final class Settings {
    private static final List<String> SECTIONS =
            List.of("pieces", "options", "variables", "kinds", "cards", "limit", "endings", "setup");
    private static final int MOST = 3000;
    private static final int LONGEST = 400;

    private final List<Setting> found = new ArrayList<>();

    private Settings() {}

    /** @param path keys, the section first @param value as it is written in YAML, on one line */
    record Setting(List<String> path, String value) {}

    static List<Setting> of(Yaml.Mapping game) {
        Settings settings = new Settings();
        for (String section : SECTIONS) {
            Yaml node = game.get(section);
            if (node != null) settings.visit(node, List.of(section));
        }
        return settings.found;
    }

    private void visit(Yaml node, List<String> path) {
        if (found.size() >= MOST) return;
        if (node instanceof Yaml.Mapping mapping) {
            for (Yaml.Entry entry : mapping.entries()) {
                List<String> inner = new ArrayList<>(path);
                inner.add(entry.key().value());
                visit(entry.value(), inner);
            }
            return;
        }
        String value = line(node);
        if (value != null && value.length() <= LONGEST && path.size() > 1) found.add(new Setting(path, value));
    }

    /** Null for what takes several lines. */
    private static @Nullable String line(Yaml node) {
        if (node instanceof Yaml.Scalar) return onOneLine(node);
        if (!(node instanceof Yaml.Sequence list)) return null;
        if (node.span().text().startsWith("[") && onOneLine(node) != null) return onOneLine(node);
        List<String> items = new ArrayList<>();
        for (Yaml item : list.items()) {
            String text = item instanceof Yaml.Mapping ? onOneLine(item) : line(item);
            if (text == null) return null;
            items.add(text);
        }
        return "[" + String.join(", ", items) + "]";
    }

    private static @Nullable String onOneLine(Yaml node) {
        String text = node.span().text();
        boolean block = text.startsWith("|") || text.startsWith(">");
        boolean bare = node instanceof Yaml.Mapping && !text.startsWith("{");
        return text.indexOf('\n') >= 0 || block || bare ? null : text;
    }
}
