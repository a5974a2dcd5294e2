package io.petteia.terminal.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Headings, paragraphs and nested points, as Markdown or as plain text. */
final class Page {
    private final boolean markdown;
    private final List<String> lines = new ArrayList<>();

    Page(boolean markdown) {
        this.markdown = markdown;
    }

    void title(String text) {
        heading(text, 1, '=');
    }

    void section(String text) {
        heading(text, 2, '-');
    }

    void part(String text) {
        gap();
        lines.add(markdown ? "### " + text : text + ":");
        if (markdown) lines.add("");
    }

    private void heading(String text, int level, char line) {
        gap();
        lines.add(markdown ? "#".repeat(level) + " " + text : text);
        if (!markdown) lines.add(String.valueOf(line).repeat(text.codePointCount(0, text.length())));
        lines.add("");
    }

    private void gap() {
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) lines.add("");
    }

    void paragraph(String text) {
        gap();
        lines.add(sentence(text));
        lines.add("");
    }

    void picture(List<String> rows) {
        gap();
        if (markdown) lines.add("```text");
        rows.forEach(row -> lines.add(markdown ? row : "  " + row));
        if (markdown) lines.add("```");
        lines.add("");
    }

    /** @param depth 0 for the outermost */
    void point(int depth, String text) {
        lines.add("  ".repeat(depth) + "* " + text);
    }

    void points(List<Point> points) {
        points(points, 0);
    }

    private void points(List<Point> points, int depth) {
        for (Point each : points) {
            point(depth, sentence(each.text()));
            points(each.below(), depth + 1);
        }
    }

    /** With a capital, and a full stop where it ends in none. */
    static String sentence(String text) {
        String stripped = text.strip();
        if (stripped.isEmpty()) return "";
        String first = stripped.substring(0, stripped.offsetByCodePoints(0, 1));
        String whole = first.toUpperCase(Locale.ROOT) + stripped.substring(first.length());
        return ".:!?".indexOf(whole.charAt(whole.length() - 1)) >= 0 ? whole : whole + ".";
    }

    List<String> lines() {
        int end = lines.size();
        while (end > 0 && lines.get(end - 1).isEmpty()) end--;
        List<String> written = lines.subList(0, end);
        return markdown
                ? List.copyOf(written)
                : written.stream().map(Page::plain).toList();
    }

    private static String plain(String line) {
        return line.replaceAll("\\*\\*?([^* ][^*]*)\\*\\*?", "$1");
    }
}
