package io.petteia.grammar.text;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Shows diagnostics to people: what is wrong, the line it is in with a caret below, what was expected, what might help.
 *
 * <pre>
 * error[unknown-name]: `hoplit` is not a name of this game
 *   --&gt; cleruchy.rules:12:18
 *    |
 * 12 |   choose unit in hoplit
 *    |                  ^^^^^^ a set of sites is expected here
 *    = did you mean `hoplite`?
 * </pre>
 */
public final class DiagnosticRenderer {
    private static final String RED = "\u001B[1;31m";
    private static final String YELLOW = "\u001B[1;33m";
    private static final String BLUE = "\u001B[1;34m";
    private static final String BOLD = "\u001B[1m";
    private static final String PLAIN = "\u001B[0m";

    private final boolean coloured;

    private DiagnosticRenderer(boolean coloured) {
        this.coloured = coloured;
    }

    /** For files and tests. */
    public static DiagnosticRenderer plain() {
        return new DiagnosticRenderer(false);
    }

    /** For terminals that understand ANSI's colours. */
    public static DiagnosticRenderer coloured() {
        return new DiagnosticRenderer(true);
    }

    /** All of them, an empty line between, and how many there are. */
    public String renderAll(Collection<Diagnostic> diagnostics) {
        StringBuilder out = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics) out.append(render(diagnostic)).append('\n');
        return out.append(summary(diagnostics)).append('\n').toString();
    }

    /** {@code 3 errors, 1 warning}. */
    public static String summary(Collection<Diagnostic> diagnostics) {
        long errors = diagnostics.stream().filter(Diagnostic::isError).count();
        long warnings = diagnostics.size() - errors;
        if (warnings == 0) return count(errors, "error");
        return errors == 0 ? count(warnings, "warning") : count(errors, "error") + ", " + count(warnings, "warning");
    }

    private static String count(long number, String what) {
        return (number == 0 ? "no" : Long.toString(number)) + " " + what + (number == 1 ? "" : "s");
    }

    /** One of them; every line ends with a line break. */
    public String render(Diagnostic diagnostic) {
        String colour = diagnostic.isError() ? RED : YELLOW;
        String severity = diagnostic.isError() ? "error" : "warning";
        StringBuilder out = new StringBuilder();
        out.append(paint(colour, severity + "[" + diagnostic.code() + "]"));
        out.append(paint(BOLD, ": " + visible(diagnostic.message()))).append('\n');
        int margin = margin(diagnostic);
        Span span = diagnostic.span();
        if (span != null) place(out, span, "-->", '^', colour, diagnostic.expected(), margin);
        else if (diagnostic.expected() != null) note(out, diagnostic.expected(), margin);
        for (Diagnostic.Related related : diagnostic.related()) {
            place(out, related.span(), ":::", '-', BLUE, related.message(), margin);
        }
        if (diagnostic.suggestion() != null) note(out, diagnostic.suggestion(), margin);
        return out.toString();
    }

    /** As wide as the greatest line number. */
    private static int margin(Diagnostic diagnostic) {
        int line = diagnostic.span() == null ? 1 : diagnostic.span().line();
        for (Diagnostic.Related related : diagnostic.related())
            line = Math.max(line, related.span().line());
        return Math.max(2, Integer.toString(line).length());
    }

    private void place(
            StringBuilder out, Span span, String arrow, char mark, String colour, @Nullable String beside, int margin) {
        LineView view = LineView.of(span);
        String bar = paint(BLUE, " ".repeat(margin) + " |");
        String number = " ".repeat(margin - Integer.toString(span.line()).length()) + span.line() + " |";
        out.append(paint(BLUE, " ".repeat(margin) + arrow))
                .append(' ')
                .append(visible(span.toString()))
                .append('\n');
        out.append(bar).append('\n');
        out.append(paint(BLUE, number))
                .append(view.text().isEmpty() ? "" : " " + view.text())
                .append('\n');
        out.append(bar).append(' ').append(" ".repeat(view.column()));
        String marks = String.valueOf(mark).repeat(view.length());
        out.append(paint(colour, beside == null ? marks : marks + " " + visible(beside)))
                .append('\n');
    }

    private void note(StringBuilder out, String text, int margin) {
        out.append(paint(BLUE, " ".repeat(margin) + " ="))
                .append(' ')
                .append(visible(text))
                .append('\n');
    }

    private String paint(String colour, String text) {
        return coloured ? colour + text + PLAIN : text;
    }

    /** Names come from files: nothing in them may steer a terminal or break a line. */
    private static String visible(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.appendCodePoint(LineView.isShown(c) ? c : LineView.REPLACEMENT));
        return out.toString();
    }
}
