package io.petteia.tests.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a seat receives, it would receive the same if what is hidden from it were otherwise: in random games, at random moments, and for a while behind them. */
class LeakTest {
    static Stream<Table> tables() {
        return Table.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void nothingHiddenIsReceived(Table table) {
        play(table, 2, 12);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("tables")
    void nothingHiddenIsReceivedInManyGames(Table table) {
        play(table, 400, 40);
    }

    /** @param rarely at one of so many positions the game is compared with others */
    private static void play(Table table, int games, int rarely) {
        int different = 0;
        int together = 0;
        for (int seed = 0; seed < games; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = table.game().start();
            for (int ply = 0; !state.isOver() && ply < 2000; ply++) {
                state.play(Table.any(state, random));
                if (random.nextInt(rarely) != 0) continue;
                for (int seat = -1; seat < table.seats(); seat++) {
                    State other = state.determinize(seat, random);
                    assertThat(Received.by(other, seat).sight())
                            .isEqualTo(Received.by(state, seat).sight());
                    if (other.hash() != state.hash()) different++;
                    together += new Lockstep(seat, state.copy(), other, random).go();
                }
            }
        }
        assertThat(different).as("positions that differ in what is hidden").isGreaterThan(games / 4);
        assertThat(together).as("moves made side by side").isGreaterThan(games);
    }
}
