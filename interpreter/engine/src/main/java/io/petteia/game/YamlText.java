package io.petteia.game;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes scalars so that YAML, and a person, read what was meant. */
final class YamlText {
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}_ +'-]*");

    private YamlText() {}

    static String scalar(String text) {
        return PLAIN.matcher(text).matches() && !text.endsWith(" ") ? text : quoted(text);
    }

    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    static String list(List<String> items) {
        return items.stream().map(YamlText::again).collect(Collectors.joining(", ", "[", "]"));
    }

    /** An item that may be quoted already. */
    private static String again(String item) {
        return item.startsWith("\"") ? item : scalar(item);
    }
}
