package io.petteia.grammar.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A diagnostic as plain values, for JSON and editors. Lines and columns count from 1, columns in code points; the end is where the next letter would
 * stand. File and places are null and 0 where the diagnostic has none.
 */
public record DiagnosticView(
        String code,
        String severity,
        String message,
        @Nullable String file,
        int line,
        int column,
        int endLine,
        int endColumn,
        @Nullable String expected,
        @Nullable String suggestion,
        List<Related> related) {

    /** Another place that belongs to it. */
    public record Related(String message, String file, int line, int column) {}

    public static DiagnosticView of(Diagnostic diagnostic) {
        Span span = diagnostic.span();
        List<Related> related = diagnostic.related().stream()
                .map(r -> new Related(
                        r.message(),
                        r.span().source().name(),
                        r.span().line(),
                        r.span().column()))
                .toList();
        return new DiagnosticView(
                diagnostic.code(),
                diagnostic.isError() ? "error" : "warning",
                diagnostic.message(),
                span == null ? null : span.source().name(),
                span == null ? 0 : span.line(),
                span == null ? 0 : span.column(),
                span == null ? 0 : span.source().line(span.end()),
                span == null ? 0 : span.source().column(span.end()),
                diagnostic.expected(),
                diagnostic.suggestion(),
                related);
    }
}
