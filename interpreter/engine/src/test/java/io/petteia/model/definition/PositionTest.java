package io.petteia.model.definition;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.model.GameModel.Setup;
import io.petteia.model.GameModel.Standing;
import io.petteia.model.checked.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions as authors write them. */
class PositionTest {
    private static final String GAME = """
            board: {shape: square, size: 3x2, stacks: true}
            terrain: [plain, water]
            pieces: {man: {symbol: M}, stone: {symbol: S, owner: none}}
            kinds: {die: 1..6, suit: [x, y]}
            cards: {each: {suit: suit, n: 1..2}, pack: {product: [suit, n]}}
            piles: {deck: {start: pack}, hand: {per: player}}
            variables:
              dice:  "0..4 per player, die = 0"
              marks: sites = none
            """;

    private final BuiltGame game = Samples.game(GAME);

    @Test
    void whatIsNotSaidIsAsAtTheStart() {
        Position position = Samples.position(game, "{mover: Blue}");
        assertThat(position.mover()).isEqualTo(1);
        assertThat(position.pieces()).isNull();
        assertThat(position.terrain()).isNull();
        assertThat(position.laid()).isNull();
        assertThat(position.entries()).isEmpty();
    }

    @Test
    void aPictureSaysEverythingOfTheBoard() {
        Position position = Samples.position(game, "map: |\n  M s .\n  m _ ~\nlegend: {\"~\": {terrain: water}}\n");
        assertThat(requireNonNull(position.pieces()).standing())
                .containsExactlyInAnyOrder(new Standing(3, 0, 0), new Standing(4, 1, -1), new Standing(0, 0, 1));
        assertThat(position.terrain()).containsExactly(0, 0, 1, 0, 0, 0);
        assertThat(position.laid()).containsExactly(true, false, true, true, true, true);
    }

    @Test
    void piecesMayStandInStacks() {
        Position position = Samples.position(game, "pieces: {Red: {man: {a1: 3}}, none: {stone: [b2]}}");
        List<Setup> setup = requireNonNull(position.pieces()).setup();
        assertThat(setup).extracting(Setup::count).containsExactly(3, 1);
        assertThat(setup).extracting(Setup::owner).containsExactly(0, -1);
    }

    @Test
    void aValueForAllEntriesOrForSome() {
        Position position = Samples.position(game, "set: {dice: {Red: {\"2..4\": 1}, Blue: 2}, marks: [a1, b2]}");
        assertThat(position.entries()).hasSize(3 + 6 + 1);
        assertThat(position.entries().get(0).keys()).containsExactly(0, 2);
        assertThat(position.entries().get(3).keys()).containsExactly(1, 1);
        assertThat(position.entries().get(9).value()).isInstanceOf(Term.FixedSites.class);
    }

    @Test
    void pilesFromTheTop() {
        List<Position.Cards> piles = Samples.position(game, "piles: {deck: [y_2, x_1], hand: {Blue: [x_2]}}")
                .piles();
        assertThat(piles.get(0).cards()).containsExactly(3, 0);
        assertThat(piles.get(1).player()).isEqualTo(1);
    }

    @Test
    void statementsMayPrepareIt() {
        assertThat(Samples.position(game, "prepare: place man of Red at a1").prepare())
                .isNotNull()
                .extracting(rule -> rule.body().actions().size())
                .isEqualTo(1);
    }
}
