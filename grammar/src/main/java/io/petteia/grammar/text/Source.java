package io.petteia.grammar.text;

import java.util.Arrays;

/**
 * One text that an author wrote, usually a file, with the place of every line in it. Offsets count UTF-16 units from 0; lines and columns count from
 * 1, and a column counts code points, as editors show it. Trees keep offsets only; lines are computed when somebody is told.
 */
public final class Source {
    private final String name;
    private final String text;
    private final int[] lineStarts;

    /** @param name how the author calls it: the path as he gave it, or {@code <command line>} */
    public Source(String name, String text) {
        this.name = name;
        this.text = text;
        int[] starts = new int[16];
        int lines = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '\n') continue;
            if (lines == starts.length) starts = Arrays.copyOf(starts, lines * 2);
            starts[lines++] = i + 1;
        }
        this.lineStarts = Arrays.copyOf(starts, lines);
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    /** The line of an offset, from 1. */
    public int line(int offset) {
        int at = Arrays.binarySearch(lineStarts, offset);
        return at >= 0 ? at + 1 : -at - 1;
    }

    /** The column of an offset in its line, from 1, in code points. */
    public int column(int offset) {
        int start = lineStarts[line(offset) - 1];
        return text.codePointCount(start, Math.min(offset, text.length())) + 1;
    }

    /** The text of a line (from 1) without its end. */
    public String lineText(int line) {
        int start = lineStarts[line - 1];
        int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
        if (end > start && text.charAt(end - 1) == '\r') end--;
        return text.substring(start, end);
    }

    public int lineStart(int line) {
        return lineStarts[line - 1];
    }

    public int lineCount() {
        return lineStarts.length;
    }

    public Span span(int start, int end) {
        return new Span(this, start, end);
    }
}
