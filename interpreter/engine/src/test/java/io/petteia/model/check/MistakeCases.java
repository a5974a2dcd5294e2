package io.petteia.model.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A file of mistakes: prose at its top, then cases. {@code === title} begins a case, {@code --- part} one of its parts: {@code game} (keys of
 * {@code game.yaml}, put in place of those of the file's own {@code --- game} at its top), {@code rules}, {@code module} and in the end {@code told},
 * what the author is told.
 */
record MistakeCases(String head, Map<String, String> common, List<Case> cases) {

    record Case(String title, Map<String, String> parts) {
        Case told(String told) {
            Map<String, String> changed = new LinkedHashMap<>(parts);
            changed.put("told", told);
            return new Case(title, changed);
        }
    }

    static MistakeCases read(String text) {
        StringBuilder head = new StringBuilder();
        Map<String, String> common = new LinkedHashMap<>();
        List<Case> cases = new ArrayList<>();
        Map<String, String> parts = common;
        String part = null;
        for (String line : text.split("\n")) {
            if (line.startsWith("=== ")) {
                parts = new LinkedHashMap<>();
                cases.add(new Case(line.substring(4), parts));
                part = null;
            } else if (line.startsWith("--- ")) {
                part = line.substring(4);
                parts.put(part, "");
            } else if (part != null) parts.merge(part, line + "\n", String::concat);
            else if (cases.isEmpty()) head.append(line).append('\n');
        }
        return new MistakeCases(head.toString(), common, cases);
    }

    String write() {
        StringBuilder out = new StringBuilder(head);
        write(common, out);
        for (Case each : cases) {
            out.append("=== ").append(each.title()).append('\n');
            write(each.parts(), out);
        }
        return out.toString();
    }

    private static void write(Map<String, String> parts, StringBuilder out) {
        parts.forEach((name, text) -> out.append("--- ")
                .append(name)
                .append('\n')
                .append(text.stripTrailing())
                .append("\n\n"));
    }
}
