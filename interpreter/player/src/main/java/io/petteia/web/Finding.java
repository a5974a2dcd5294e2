package io.petteia.web;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A diagnostic for a client.
 *
 * @param place lines and columns from 1, columns in code points; the end is behind the last one
 * @param line the text of the line where it begins
 */
record Finding(
        String code,
        String severity,
        String message,
        @Nullable Place place,
        @Nullable String line,
        @Nullable String expected,
        @Nullable String suggestion) {

    record Place(String file, int line, int column, int endLine, int endColumn) {}

    static Finding of(Diagnostic diagnostic) {
        Span span = diagnostic.span();
        return new Finding(
                diagnostic.code(),
                diagnostic.severity().name().toLowerCase(Locale.ROOT),
                diagnostic.message(),
                span == null ? null : place(span),
                span == null ? null : span.source().lineText(span.line()),
                diagnostic.expected(),
                diagnostic.suggestion());
    }

    private static Place place(Span span) {
        return new Place(
                span.source().name(),
                span.line(),
                span.column(),
                span.source().line(span.end()),
                span.source().column(span.end()));
    }
}
