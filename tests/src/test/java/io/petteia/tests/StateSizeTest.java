package io.petteia.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Positions are small, so that searches can keep many and copy them fast. */
class StateSizeTest {

    @Test
    void aPositionOfChessTakesLessThan400Bytes() {
        State state = Shelf.SHIPPED.game("chess", Map.of()).start();
        SplittableRandom random = new SplittableRandom(1);
        for (int ply = 0; ply < 60 && !state.isOver(); ply++) {
            assertThat(state.bytes()).isBetween(200L, 400L);
            state.playRandom(random);
        }
    }
}
