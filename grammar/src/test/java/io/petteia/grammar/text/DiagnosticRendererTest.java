package io.petteia.grammar.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiagnosticRendererTest {
    private static final Source SOURCE = new Source(
            "definitions/cleruchy/cleruchy.rules",
            "rule march {\n  choose unit in hoplit\n\tmove\tunit to 漢字 e\u0301x\n}\nrule \u202Eend { }\n"
                    + "x ".repeat(100) + "wrong" + " y".repeat(100) + "\n");

    private static Span span(String text) {
        int start = SOURCE.text().indexOf(text);
        return SOURCE.span(start, start + text.length());
    }

    @Test
    void aMessageShowsItsLineWhatIsExpectedAndWhatMayHelp() {
        Diagnostic diagnostic = Diagnostic.error("unknown-name", span("hoplit"), "`hoplit` is not a name of this game")
                .expected("a set of sites is expected here")
                .suggest("did you mean `hoplite`?");
        assertThat(DiagnosticRenderer.plain().render(diagnostic)).isEqualTo("""
                error[unknown-name]: `hoplit` is not a name of this game
                  --> definitions/cleruchy/cleruchy.rules:2:18
                   |
                 2 |   choose unit in hoplit
                   |                  ^^^^^^ a set of sites is expected here
                   = did you mean `hoplite`?
                """);
    }

    @Test
    void furtherPlacesFollow() {
        Diagnostic diagnostic =
                Diagnostic.warning("unused", span("unit in"), "nothing").related(span("march"), "of this rule");
        assertThat(DiagnosticRenderer.plain().render(diagnostic)).isEqualTo("""
                warning[unused]: nothing
                  --> definitions/cleruchy/cleruchy.rules:2:10
                   |
                 2 |   choose unit in hoplit
                   |          ^^^^^^^
                  ::: definitions/cleruchy/cleruchy.rules:1:6
                   |
                 1 | rule march {
                   |      ----- of this rule
                """);
    }

    @Test
    void tabsWideLettersAndAccentsDoNotMoveTheMarks() {
        assertThat(lines(span("unit to")))
                .containsExactly(" 3 |     move    unit to 漢字 e\u0301x", "   |             ^^^^^^^");
        assertThat(lines(span("字 e")))
                .containsExactly(" 3 |     move    unit to 漢字 e\u0301x", "   |                       ^^^^");
        assertThat(lines(span("x\n}")))
                .containsExactly(" 3 |     move    unit to 漢字 e\u0301x", "   |                           ^");
    }

    @Test
    void nothingInAFileSteersTheTerminal() {
        assertThat(lines(span("end"))).containsExactly(" 5 | rule \uFFFDend { }", "   |       ^^^");
        Diagnostic escape = Diagnostic.error("x", null, "\u001B[31mred\n");
        assertThat(DiagnosticRenderer.plain().render(escape)).isEqualTo("error[x]: \uFFFD[31mred\uFFFD\n");
    }

    @Test
    void aLongLineIsCutAroundThePlace() {
        List<String> lines = lines(span("wrong"));
        assertThat(lines.get(0))
                .hasSizeLessThan(110)
                .startsWith(" 6 | …")
                .endsWith("…")
                .contains("x wrong y");
        assertThat(lines.get(1).indexOf('^')).isEqualTo(lines.get(0).indexOf("wrong"));
        assertThat(lines.get(1)).endsWith(" ^^^^^");
    }

    @Test
    void ofASpanOverLinesTheFirstIsMarked() {
        assertThat(lines(span("march {\n  choose"))).containsExactly(" 1 | rule march {", "   |      ^^^^^^^");
    }

    @Test
    void theEndOfALineAndOfAFileCanBePointedAt() {
        assertThat(lines(SOURCE.span(12, 12))).containsExactly(" 1 | rule march {", "   |             ^");
        Source empty = new Source("empty", "");
        Diagnostic diagnostic = Diagnostic.error("x", empty.span(0, 0), "nothing here");
        assertThat(DiagnosticRenderer.plain().render(diagnostic))
                .isEqualTo("error[x]: nothing here\n  --> empty:1:1\n   |\n 1 |\n   | ^\n");
    }

    @Test
    void allAreCounted() {
        Diagnostic error = Diagnostic.error("x", null, "e");
        Diagnostic warning = Diagnostic.warning("x", null, "w");
        assertThat(DiagnosticRenderer.summary(List.of())).isEqualTo("no errors");
        assertThat(DiagnosticRenderer.summary(List.of(warning))).isEqualTo("1 warning");
        assertThat(DiagnosticRenderer.summary(List.of(error, error))).isEqualTo("2 errors");
        assertThat(DiagnosticRenderer.plain().renderAll(List.of(error, warning, error)))
                .isEqualTo("error[x]: e\n\nwarning[x]: w\n\nerror[x]: e\n\n2 errors, 1 warning\n");
    }

    @Test
    void coloursAreAddedOnly() {
        Diagnostic diagnostic =
                Diagnostic.error("x", span("hoplit"), "e").expected("f").suggest("g");
        String coloured = DiagnosticRenderer.coloured().render(diagnostic);
        assertThat(coloured).contains("\u001B[1;31m");
        assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", ""))
                .isEqualTo(DiagnosticRenderer.plain().render(diagnostic));
    }

    @Test
    void aViewHasPlainValues() {
        DiagnosticView view =
                DiagnosticView.of(Diagnostic.error("x", span("hoplit"), "e").related(span("march"), "r"));
        assertThat(view.line()).isEqualTo(2);
        assertThat(view.column()).isEqualTo(18);
        assertThat(view.endColumn()).isEqualTo(24);
        assertThat(view.file()).isEqualTo(SOURCE.name());
        assertThat(view.related()).containsExactly(new DiagnosticView.Related("r", SOURCE.name(), 1, 6));
        assertThat(DiagnosticView.of(Diagnostic.error("x", null, "e")).line()).isZero();
    }

    private static List<String> lines(Span span) {
        String[] lines = DiagnosticRenderer.plain()
                .render(Diagnostic.error("x", span, "e"))
                .split("\n");
        return List.of(lines[3], lines[4]);
    }
}
