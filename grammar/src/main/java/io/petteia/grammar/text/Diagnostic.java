package io.petteia.grammar.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that an author should know, told once and where it is.
 *
 * @param code stable, lower case, words joined by hyphens: {@code unknown-name}; tests and documents name it
 * @param span the place; null only where there is none (a file that does not exist, the command line)
 * @param message what is wrong, one sentence without a full stop, names in backquotes
 * @param expected what could stand there, shown beside the caret; null if nothing helps
 * @param suggestion a whole sentence such as "did you mean `hoplite`?"; null without a good one
 * @param related further places, such as the first of two declarations
 */
public record Diagnostic(
        String code,
        Severity severity,
        @Nullable Span span,
        String message,
        @Nullable String expected,
        @Nullable String suggestion,
        List<Related> related) {

    /** An error makes a definition unusable, a warning does not. */
    public enum Severity {
        ERROR,
        WARNING
    }

    /** Another place that belongs to the message, and what is there. */
    public record Related(Span span, String message) {}

    public static Diagnostic error(String code, @Nullable Span span, String message) {
        return new Diagnostic(code, Severity.ERROR, span, message, null, null, List.of());
    }

    public static Diagnostic warning(String code, @Nullable Span span, String message) {
        return new Diagnostic(code, Severity.WARNING, span, message, null, null, List.of());
    }

    public Diagnostic expected(@Nullable String text) {
        return new Diagnostic(code, severity, span, message, text, suggestion, related);
    }

    public Diagnostic suggest(@Nullable String text) {
        return new Diagnostic(code, severity, span, message, expected, text, related);
    }

    public Diagnostic related(Span place, String text) {
        List<Related> all = new java.util.ArrayList<>(related);
        all.add(new Related(place, text));
        return new Diagnostic(code, severity, span, message, expected, suggestion, List.copyOf(all));
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
