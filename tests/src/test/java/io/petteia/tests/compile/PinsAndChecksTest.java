package io.petteia.tests.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.machine.compile.Rewrite;
import io.petteia.tests.Shelf;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Guards about exposed pieces are answered at once where they ask for attackers and nothing else, and a piece moves on its own. */
class PinsAndChecksTest {
    private static boolean applies(String name) {
        Game game = Shelf.SHIPPED.game(name, Map.of());
        Set<Rewrite> others = EnumSet.allOf(Rewrite.class);
        others.remove(Rewrite.PINS_AND_CHECKS);
        return !game.compiled(others).source().equals(game.compiled(Rewrite.ALL).source());
    }

    /** Slides, jumps over a leg, lines with a screen, and drops. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "xiangqi", "shogi"})
    void appliesWhereAGuardAsksForAttackers(String game) {
        assertThat(applies(game)).isTrue();
    }

    /** Kings that touch are safe; no king is exposed; pieces carry values, which move with them. */
    @ParameterizedTest
    @ValueSource(strings = {"atomic-chess", "antichess", "crazyhouse"})
    void appliesNowhereElse(String game) {
        assertThat(applies(game)).isFalse();
    }

    /** Pinned along a file and along a diagonal, in check, in double check, a pawn taken in passing that uncovers the king, promotions, one of them in check. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1",
                "7k/8/8/b7/8/2N5/8/4K3 w - - 0 1",
                "4r2k/8/8/8/1Q6/8/3P4/4K3 w - - 0 1",
                "4r2k/8/8/8/1Q6/3n4/8/4K3 w - - 0 1",
                "7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
                "1n2r1k1/P2P4/8/8/8/8/8/4K3 w - - 0 1",
                "7k/3P4/8/b7/8/8/3R4/4K3 w - - 0 1"
            })
    void countsAsOnTheTree(String fen) {
        Game game = Shelf.SHIPPED.game("chess", Map.of());
        State tree = at(game.on(Game.Machine.TREE), fen);
        State compiled = at(game.on(Game.Machine.COMPILED), fen);
        assertThat(compiled.countMoves()).isEqualTo(tree.countMoves());
        assertThat(compiled.perft(3)).isEqualTo(tree.perft(3));
    }

    private static State at(Game game, String fen) {
        return game.start(Shelf.position(game, "\"fen " + fen + "\""));
    }
}
