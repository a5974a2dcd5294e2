package io.petteia.grammar;

import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Span;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Where the tokens of a snippet stand in its source. ANTLR counts code points, spans count UTF-16 units. */
final class Places {
    private final Snippet snippet;
    /** The UTF-16 offset of every code point and of the end; null if they are the same. */
    private final int @Nullable [] units;

    Places(Snippet snippet) {
        this.snippet = snippet;
        String text = snippet.text();
        int points = text.codePointCount(0, text.length());
        this.units = points == text.length() ? null : units(text, points);
    }

    private static int[] units(String text, int points) {
        int[] units = new int[points + 1];
        for (int i = 0, at = 0; i < points; i++) {
            units[i] = at;
            at += Character.charCount(text.codePointAt(at));
        }
        units[points] = text.length();
        return units;
    }

    Snippet snippet() {
        return snippet;
    }

    Span of(Token token) {
        return span(token.getStartIndex(), token.getStopIndex() + 1);
    }

    Span of(ParserRuleContext context) {
        Token stop = context.getStop();
        int start = context.getStart().getStartIndex();
        return span(start, stop == null ? start : Math.max(start, stop.getStopIndex() + 1));
    }

    /** What stands between the quotes of a text; the closing one may be missing. */
    Snippet inside(PetteiaParser.TextContext text) {
        int start = unit(text.getStart().getStartIndex()) + 1;
        int end = unit(text.getStart().getStopIndex() + 1);
        return snippet.part(start, text.OPEN_STRING() != null ? end : end - 1);
    }

    /** One char behind a token, or nothing at the end of the text. */
    Span behind(Token token) {
        int end = token.getStopIndex() + 1;
        return span(end, end + 1);
    }

    boolean isBlank(int point) {
        String text = snippet.text();
        int unit = unit(point);
        return unit >= text.length() || Character.isWhitespace(text.charAt(unit));
    }

    /** The first char of the text, if it has one. */
    Span start() {
        return span(0, 1);
    }

    private Span span(int start, int end) {
        return snippet.span(unit(start), unit(Math.max(start, end)));
    }

    private int unit(int point) {
        return units == null ? Math.min(point, snippet.text().length()) : units[Math.min(point, units.length - 1)];
    }
}
