package io.petteia.grammar.yaml;

import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;

/** Scalars behind {@code |} and {@code >}: their lines without the indent. Those behind {@code >} are found as well as can be. */
final class BlockWalk extends ScalarWalk {
    private final String value;
    private int last;

    BlockWalk(Source source, Span span, String value, boolean folded) {
        super(source, span);
        this.value = value;
        this.folded = folded;
    }

    @Override
    void walk() {
        int at = text.indexOf('\n', start) + 1;
        if (at == 0 || at > stop) at = stop;
        last = start + 1;
        if (folded) foldedLines(at);
        else literalLines(at);
    }

    /** A line of the value is the end of a line of the file. */
    private void literalLines(int from) {
        int at = from;
        for (String line : value.split("\n", -1)) {
            int end = lineEnd(at);
            int content = Math.max(at, end - line.length());
            for (int i = 0; i < line.length(); i++) add(line.charAt(i), content + i);
            if (!line.isEmpty()) last = end;
            if (value().length() < value.length()) add('\n', end);
            at = Math.min(end + (text.startsWith("\r\n", end) ? 2 : 1), text.length());
        }
    }

    private void foldedLines(int from) {
        int at = from;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            int found = Character.isWhitespace(c) ? at : text.indexOf(c, at);
            if (found < 0 || found >= stop) found = at;
            add(c, Math.min(found, text.length()));
            if (!Character.isWhitespace(c)) last = found + 1;
            if (!Character.isWhitespace(c) || found < text.length() && text.charAt(found) == c) at = found + 1;
        }
    }

    private int lineEnd(int from) {
        int end = text.indexOf('\n', from);
        if (end < 0) end = text.length();
        return end > from && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    @Override
    int end() {
        return Math.max(last, start);
    }

    @Override
    int contentEnd() {
        return end();
    }
}
