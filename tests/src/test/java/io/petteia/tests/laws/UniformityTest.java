package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random play takes every legal move as often as any other, also where it draws candidates of which some are refused. Asked of the position of a game that has the fewest
 * moves, but more than one: there most is refused.
 */
class UniformityTest {
    private static final int DRAWS_A_MOVE = 400;

    @ParameterizedTest
    @CsvSource({
        "go, size=3, 1",
        "go, size=5, 2",
        "oware, seeds=4, 3",
        "chess, quiet_moves=50, 4",
        "chess, quiet_moves=50, 5",
        "kalah, seeds=4, 6",
        "draughts-english, repetition=3, 7",
        "backgammon, opening=true, 8",
    })
    void everyMoveIsDrawnAsOften(String name, String option, int seed) {
        String[] given = option.split("=");
        Game game = Shelf.SHIPPED.game(name, Map.of(given[0], given[1]));
        everyMoveIsDrawnAsOften(narrowest(game, seed));
        everyMoveIsDrawnAsOften(narrowest(game.on(Game.Machine.COMPILED), seed));
    }

    private static State narrowest(Game game, int seed) {
        State state = game.start();
        SplittableRandom random = new SplittableRandom(seed);
        State best = null;
        int fewest = Integer.MAX_VALUE;
        while (!state.isOver()) {
            int moves = state.actor() == State.CHANCE ? 0 : state.legalMoves().size();
            if (moves > 1 && moves < fewest) {
                fewest = moves;
                best = state.copy();
            }
            state.playRandom(random);
        }
        assertThat(best).isNotNull();
        return best;
    }

    private static void everyMoveIsDrawnAsOften(State state) {
        Map<Long, Integer> drawn = new HashMap<>();
        for (Move move : state.legalMoves()) {
            State after = state.copy();
            after.play(move);
            drawn.put(after.hash(), 0);
        }
        assertThat(drawn).hasSameSizeAs(state.legalMoves());
        SplittableRandom random = new SplittableRandom(1);
        for (int n = 0; n < DRAWS_A_MOVE * drawn.size(); n++) {
            State after = state.copy();
            after.playRandom(random);
            assertThat(drawn).containsKey(after.hash());
            drawn.merge(after.hash(), 1, Integer::sum);
        }
        double chiSquare = 0;
        for (int times : drawn.values()) chiSquare += Math.pow(times - DRAWS_A_MOVE, 2) / DRAWS_A_MOVE;
        int freedom = drawn.size() - 1;
        // four standard deviations of the distribution that it has if all are as likely
        assertThat(chiSquare).isLessThan(freedom + 4 * Math.sqrt(2.0 * freedom));
    }
}
