package io.petteia.grammar.text;

import java.util.Arrays;

/**
 * Text to be parsed that stands inside a source, perhaps with quotes, escapes or indents that are not part of it.
 *
 * @param offsets for each char of {@code text} its offset in the source, and one more for the end
 */
public record Snippet(Source source, String text, int[] offsets) {
    /** A whole source. */
    public static Snippet whole(Source source) {
        return of(source.span(0, source.text().length()));
    }

    /** A stretch of the source as it stands. */
    public static Snippet of(Span span) {
        int[] offsets = new int[span.end() - span.start() + 1];
        for (int i = 0; i < offsets.length; i++) offsets[i] = span.start() + i;
        return new Snippet(span.source(), span.text(), offsets);
    }

    /** From the char {@code start} up to, not with, {@code end}. */
    public Snippet part(int start, int end) {
        return new Snippet(source, text.substring(start, end), Arrays.copyOfRange(offsets, start, end + 1));
    }

    public Span span(int start, int end) {
        return source.span(offsets[start], offsets[end]);
    }

    public Span span() {
        return span(0, text.length());
    }
}
