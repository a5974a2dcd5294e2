package io.petteia.model.reading;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Betza's notation, and the patterns that it becomes. */
class BetzaTest {
    private final Diagnostics diagnostics = new Diagnostics();

    private List<String> patterns(String betza) {
        Snippet text = Snippet.whole(new Source("game.yaml", "betza(" + betza + ")"));
        return Objects.requireNonNull(Betza.patterns(text, diagnostics)).stream()
                .map(Snippet::text)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W     | orthogonal: @(not own)",
                "mF    | diagonal: @empty",
                "cfW   | forward: @enemy",
                "slF   | diagonal or forward_left or backward_left: @(not own)",
                "flbrF | forward_left or backward_right: @(not own)",
                "WW    | orthogonal: empty*, @(not own)",
                "W3    | orthogonal: empty{0..2}, @(not own)",
                "B     | diagonal: empty*, @(not own)",
                "R4    | orthogonal: empty{0..3}, @(not own)",
                "jR    | orthogonal: any, empty*, @(not own)",
                "jR4   | orthogonal: any, empty{0..2}, @(not own)",
                "mpR   | orthogonal: empty*, occupied, empty*, @empty",
                "gB    | diagonal: empty*, occupied, @(not own)",
                "D     | orthogonal: any, @(not own)",
                "nA    | diagonal: empty, @(not own)",
                "jH    | orthogonal: occupied, occupied, @(not own)",
                "imfnD | forward: ^unmoved, empty, @empty",
                "N     | leap(1, 2): @(not own)",
                "J     | leap(2, 3): @(not own)",
                "nN    | orthogonal: empty, bend(45), @(not own)",
                "ffN   | forward: any, bend(45), @(not own)",
                "vN    | forward or backward: any, bend(45), @(not own)",
                "fhN   | forward_diagonal: any, bend(45), @(not own)",
            })
    void onePattern(String betza, String pattern) {
        assertThat(patterns(betza)).containsExactly(pattern);
        assertThat(diagnostics.sorted()).isEmpty();
    }

    @Test
    void manyAtoms() {
        assertThat(patterns("mfWcfFimfnD"))
                .containsExactly("forward: @empty", "forward_diagonal: @enemy", "forward: ^unmoved, empty, @empty");
        assertThat(patterns("KQ2"))
                .containsExactly(
                        "orthogonal: @(not own)",
                        "diagonal: @(not own)",
                        "orthogonal: empty{0..1}, @(not own)",
                        "diagonal: empty{0..1}, @(not own)");
        assertThat(Betza.patterns(Snippet.whole(new Source("game.yaml", "orthogonal: @empty")), diagnostics))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WX   | 7 | 8  | `X` is no atom of Betza's notation",
                "WkF  | 7 | 8  | `k` says nothing before an atom",
                "Wm   | 7 | 8  | `m` is no atom of Betza's notation",
                "FNN  | 7 | 9  | leaps are not repeated in line patterns",
                "fC   | 6 | 8  | nothing says which way `C` goes",
                "WpF  | 7 | 9  | only sliders hop over a piece",
                "flN  | 6 | 9  | single leaps of a knight have no words in line patterns",
                "W F  | 7 | 8  | ` ` is no atom of Betza's notation",
            })
    void whatIsWrongIsToldAtItsPlace(String betza, int start, int end, String message) {
        patterns(betza);
        assertThat(diagnostics.sorted()).hasSize(1);
        Diagnostic told = diagnostics.sorted().get(0);
        assertThat(told.message()).isEqualTo(message);
        assertThat(Objects.requireNonNull(told.span()).start()).isEqualTo(start);
        assertThat(told.span().end()).isEqualTo(end);
    }
}
