package io.petteia.grammar.text;

/**
 * The line of a span as a terminal shows it: tabs become blanks, wide letters take two columns and accents none, and of a long line only what lies
 * around the span is shown.
 *
 * @param text the line, perhaps cut at its ends
 * @param column how many columns stand before the marks
 * @param length how many columns are marked, at least one
 */
record LineView(String text, int column, int length) {
    static final int REPLACEMENT = 0xFFFD;
    private static final int TAB = 4;
    private static final int WIDEST = 100;
    /** What is shown before the span of a line that is cut. */
    private static final int CONTEXT = 40;

    private static final String CUT = "…";

    /** Of a span over several lines the first is shown. */
    static LineView of(Span span) {
        Source source = span.source();
        String line = source.lineText(span.line());
        int start = Math.min(span.start() - source.lineStart(span.line()), line.length());
        int end = Math.min(Math.max(span.end() - source.lineStart(span.line()), start), line.length());
        StringBuilder shown = new StringBuilder();
        int[] columns = new int[line.length() + 1];
        int column = 0;
        for (int i = 0; i < line.length(); ) {
            int c = line.codePointAt(i);
            int width = c == '\t' ? TAB - column % TAB : width(c);
            int next = i + Character.charCount(c);
            for (int k = i; k < next; k++) columns[k] = column;
            if (c == '\t') shown.append(" ".repeat(width));
            else shown.appendCodePoint(isShown(c) ? c : REPLACEMENT);
            column += width;
            i = next;
        }
        columns[line.length()] = column;
        return cut(shown.toString(), columns[start], Math.max(1, columns[end] - columns[start]), column);
    }

    private static LineView cut(String shown, int column, int length, int width) {
        if (width <= WIDEST) return new LineView(shown.stripTrailing(), column, length);
        int from = Math.max(0, Math.min(column - CONTEXT, width - WIDEST));
        int to = Math.min(width, from + WIDEST);
        StringBuilder out = new StringBuilder(from > 0 ? CUT : "");
        int at = 0;
        int before = from > 0 ? 1 : 0;
        int first = -1;
        for (int i = 0; i < shown.length(); ) {
            int c = shown.codePointAt(i);
            int wide = isShown(c) ? width(c) : 1;
            if (at >= from && at + wide <= to) {
                if (first < 0) first = at;
                out.appendCodePoint(c);
            }
            at += wide;
            i += Character.charCount(c);
        }
        if (to < width) out.append(CUT);
        int shift = column - Math.max(first, 0) + before;
        return new LineView(out.toString().stripTrailing(), shift, Math.max(1, Math.min(length, to - column)));
    }

    /** How many columns a letter takes. */
    private static int width(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) return 0;
        boolean wide = c >= 0x1100 && c <= 0x115F
                || c >= 0x2E80 && c <= 0xA4CF
                || c >= 0xAC00 && c <= 0xD7A3
                || c >= 0xF900 && c <= 0xFAFF
                || c >= 0xFE30 && c <= 0xFE6F
                || c >= 0xFF00 && c <= 0xFF60
                || c >= 0xFFE0 && c <= 0xFFE6
                || c >= 0x1F300 && c <= 0x1FAFF
                || c >= 0x20000 && c <= 0x3FFFD;
        return wide ? 2 : 1;
    }

    /** Control characters, and those that turn the direction of writing, are not. */
    static boolean isShown(int c) {
        int type = Character.getType(c);
        return type != Character.CONTROL
                && type != Character.FORMAT
                && type != Character.SURROGATE
                && type != Character.UNASSIGNED
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR;
    }
}
