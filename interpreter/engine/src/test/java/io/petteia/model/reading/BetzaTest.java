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
                "ffN   | leap(1, 2, forward): @(not own)",
                "vN    | leap(1, 2, forward) or leap(1, 2, backward): @(not own)",
                "lrN   | leap(1, 2, leftward) or leap(1, 2, rightward): @(not own)",
                "fhN   | leap(1, 2, forward) or leap(2, 1, forward): @(not own)",
                "fsN   | leap(1, 2, sideways, forward): @(not own)",
                "frN   | leap(1, 2, rightward, forward): @(not own)",
                "rfN   | leap(1, 2, forward, rightward): @(not own)",
                "bsN   | leap(1, 2, sideways, backward): @(not own)",
                "svN   | leap(1, 2, forward) or leap(1, 2, backward): @(not own)",
                "ffrrN | leap(1, 2, forward) or leap(1, 2, rightward): @(not own)",
                "fC    | leap(1, 3, forward): @(not own)",
                "mlbZ  | leap(2, 3, backward, leftward): @empty",
                "NN    | leap(1, 2): empty*, @(not own)",
                "C3    | leap(1, 3): empty{0..2}, @(not own)",
                "fNN   | leap(1, 2, forward): empty*, @(not own)",
                "nfN   | forward: empty, bend(45), @(not own)",
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
                "FDD  | 7 | 9  | leaps are not repeated in line patterns",
                "nC   | 6 | 8  | nothing says which way a lame `C` goes",
                "WpF  | 7 | 9  | only sliders hop over a piece",
                "nfrN | 6 | 10 | nothing says which way half of a lame knight's leaps go",
                "hN   | 6 | 8  | `h` stands behind a direction",
                "nNN  | 6 | 9  | a lame leap is not repeated",
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
