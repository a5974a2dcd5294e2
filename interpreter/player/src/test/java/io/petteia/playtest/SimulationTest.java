package io.petteia.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import io.petteia.game.Game;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private static final int LONG = 100_000;

    private static Tally run(Game game, long games, long seed, int threads) throws InterruptedException {
        return new Simulation(game, games, seed, LONG).run(threads, Progress.SILENT);
    }

    private static String figures(Tally tally) {
        StringBuilder figures = new StringBuilder();
        for (Standing each : tally.colours())
            figures.append(each.wins())
                    .append(' ')
                    .append(each.draws())
                    .append(' ')
                    .append(each.meanUtility())
                    .append('\n');
        return figures.append(tally.lengths().mean())
                .append(' ')
                .append(tally.meanBranching())
                .append(' ')
                .append(tally.reasons())
                .toString();
    }

    @Test
    void theThreadsDoNotMatter() throws InterruptedException {
        Game game = Opened.game("breakthrough", Map.of());
        String one = figures(run(game, 150, 7, 1));
        assertThat(figures(run(game, 150, 7, 3))).isEqualTo(one);
        assertThat(figures(run(game, 150, 8, 1))).isNotEqualTo(one);
    }

    @Test
    void ticTacToeIsWonAsOftenAsItShouldBe() throws InterruptedException {
        // Random play: the first wins 58.49 %, the second 28.81 %, 12.70 % are drawn.
        Tally tally = run(Opened.game("tic-tac-toe", Map.of()), 4000, 1, 2);
        assertThat(tally.games()).isEqualTo(4000);
        assertThat(tally.colours().get(0).wins()).isBetween(2340L - 125, 2340L + 125);
        assertThat(tally.colours().get(1).wins()).isBetween(1152L - 115, 1152L + 115);
        assertThat(tally.colours().get(0).draws()).isBetween(508L - 85, 508L + 85);
        assertThat(tally.lengths().least()).isEqualTo(5);
        assertThat(tally.lengths().most()).isEqualTo(9);
        assertThat(tally.mostChoices()).isEqualTo(9);
        assertThat(tally.seatsSwapped()).isFalse();
        assertThat(tally.stopped()).isNull();
    }

    @Test
    void personsPartFromColoursWhereSeatsAreSwapped() throws InterruptedException {
        Tally tally = run(Opened.game("hex", Map.of("size", "3")), 1000, 1, 1);
        assertThat(tally.seatsSwapped()).isTrue();
        assertThat(tally.persons().get(0).wins() + tally.persons().get(1).wins())
                .isEqualTo(1000);
        assertThat(tally.persons().get(0).wins())
                .isNotEqualTo(tally.colours().get(0).wins());
    }

    @Test
    void longGamesAreBrokenOff() throws InterruptedException {
        Tally tally = new Simulation(Opened.game("chess", Map.of()), 3, 1, 10).run(1, Progress.SILENT);
        assertThat(tally.unfinished()).isEqualTo(3);
        assertThat(tally.lengths().count()).isZero();
    }

    @Test
    void progressIsReportedToTheEnd() throws InterruptedException {
        AtomicLong last = new AtomicLong();
        new Simulation(Opened.game("tic-tac-toe", Map.of()), 100, 1, LONG).run(2, (done, of) -> {
            assertThat(done).isGreaterThan(last.get()).isLessThanOrEqualTo(of);
            last.set(done);
        });
        assertThat(last).hasValue(100);
    }
}
