package io.petteia.cli;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.playtest.Validation;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A diagnostic as programs read it.
 *
 * @param options that differ from the standard, where it was met
 * @param position in which it was met, if it was met in play
 */
record DiagnosticForm(
        String code,
        String severity,
        String message,
        @Nullable Place place,
        @Nullable String expected,
        @Nullable String suggestion,
        List<Related> related,
        @Nullable Map<String, String> options,
        @Nullable String position) {

    /** Lines and columns from 1, columns in code points; the end is behind the last one. */
    record Place(String file, int line, int column, int endLine, int endColumn) {
        static Place of(Span span) {
            return new Place(
                    span.source().name(),
                    span.line(),
                    span.column(),
                    span.source().line(span.end()),
                    span.source().column(span.end()));
        }
    }

    record Related(String message, Place place) {}

    static DiagnosticForm of(Diagnostic diagnostic) {
        return of(diagnostic, null, null);
    }

    static DiagnosticForm of(Validation.Finding finding) {
        return of(finding.diagnostic(), finding.options(), finding.position());
    }

    private static DiagnosticForm of(
            Diagnostic diagnostic, @Nullable Map<String, String> options, @Nullable String position) {
        Span span = diagnostic.span();
        return new DiagnosticForm(
                diagnostic.code(),
                diagnostic.severity().name().toLowerCase(Locale.ROOT),
                diagnostic.message(),
                span == null ? null : Place.of(span),
                diagnostic.expected(),
                diagnostic.suggestion(),
                diagnostic.related().stream()
                        .map(related -> new Related(related.message(), Place.of(related.span())))
                        .toList(),
                options == null || options.isEmpty() ? null : options,
                position);
    }
}
