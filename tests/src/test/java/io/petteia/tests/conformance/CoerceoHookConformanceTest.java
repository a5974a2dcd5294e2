package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Coerceo with its tiles lifted by a hook goes move for move as Coerceo without. */
class CoerceoHookConformanceTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void sameGames(long seed) {
        State plain = Shelf.SHIPPED.game("coerceo", Map.of()).start();
        State hooked = Shelf.SHIPPED.game("coerceo-hook", Map.of()).start();
        Random random = new Random(seed);
        for (int turn = 0; turn < 200 && !plain.isOver(); turn++) {
            List<Move> moves = plain.legalMoves();
            assertThat(hooked.legalMoves()).extracting(Move::notation).isEqualTo(notations(moves));
            String chosen = moves.get(random.nextInt(moves.size())).notation();
            plain.play(plain.move(chosen));
            hooked.play(hooked.move(chosen));
            assertThat(hooked.position()).isEqualTo(plain.position());
        }
        assertThat(hooked.isOver()).isEqualTo(plain.isOver());
        while (hooked.canUndo()) hooked.undo();
        assertThat(hooked.position()).isEqualTo(hooked.game().start().position());
    }

    private static List<String> notations(List<Move> moves) {
        return moves.stream().map(Move::notation).toList();
    }
}
