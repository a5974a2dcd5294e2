package io.petteia.model.definition;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.model.GameModel.Standing;
import io.petteia.model.checked.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions in Forsyth–Edwards notation. */
class FenTest {
    private static final String GAME = """
            board: {shape: square, size: 3x2}
            pieces: {king: {symbol: K}, tokin: {}, stone: {symbol: S, owner: none}}
            variables:
              hand:   0..9 per player, piece = 0
              rights: sites = {a1}
              passed: site = none
              quiet:  0..99 = 0
              risen:  boolean per site = false
            fen:
              pieces: {tokin: +p}
              fields: [turn, rights, passed, "-", quiet]
              letters: {rights: {K: a1, q: "row(2)"}}
              hand: hand
              marks: {"~": risen}
            """;

    private final BuiltGame game = Samples.game(GAME);

    private Position read(String fen) {
        return Samples.position(game, "fen " + fen);
    }

    @Test
    void rowsFromTheLast() {
        assertThat(requireNonNull(read("k1+P/s+pK w K -").pieces()).standing())
                .containsExactlyInAnyOrder(
                        new Standing(3, 0, 1),
                        new Standing(5, 1, 0),
                        new Standing(0, 2, -1),
                        new Standing(1, 1, 1),
                        new Standing(2, 0, 0));
    }

    @Test
    void fieldsBehindTheBoard() {
        Position position = read("3/3 b q b1 x 7");
        assertThat(position.mover()).isEqualTo(1);
        assertThat(position.entries())
                .filteredOn(entry -> !entry.variable().name().equals("hand"))
                .extracting(entry -> entry.variable().name())
                .containsExactly("rights", "passed", "quiet");
        assertThat(position.entries().get(position.entries().size() - 1).value())
                .isInstanceOfSatisfying(
                        Term.Constant.class, value -> assertThat(value.value()).isEqualTo(7));
    }

    @Test
    void piecesInHandAndMarks() {
        Position position = read("K~2/3[KKk] w");
        assertThat(position.entries())
                .filteredOn(entry -> entry.value() instanceof Term.Constant c && c.value() > 0)
                .extracting(entry ->
                        List.of(entry.variable().name(), entry.keys()[0], ((Term.Constant) entry.value()).value()))
                .containsExactlyInAnyOrder(List.of("hand", 0, 2), List.of("hand", 1, 1), List.of("risen", 3, 1));
    }

    @Test
    void inTheNotationOfDraughts() {
        Position position = read("B:Wa1,+pb1:Bc2");
        assertThat(position.mover()).isEqualTo(1);
        assertThat(requireNonNull(position.pieces()).standing())
                .containsExactly(new Standing(0, 0, 0), new Standing(1, 1, 0), new Standing(5, 0, 1));
    }
}
