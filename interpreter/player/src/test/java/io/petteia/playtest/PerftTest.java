package io.petteia.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import io.petteia.game.State;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PerftTest {
    @Test
    void threadsAndDividingChangeNoCount() throws InterruptedException {
        State state = Opened.game("reversi", Map.of()).start();
        assertThat(Perft.count(state, 5, 1, Progress.SILENT)).isEqualTo(1396);
        assertThat(Perft.count(state, 5, 2, Progress.SILENT)).isEqualTo(1396);
        List<Perft.Branch> branches = Perft.divide(state, 5, 2, Progress.SILENT);
        assertThat(branches).hasSize(4);
        assertThat(branches.stream().mapToLong(Perft.Branch::count).sum()).isEqualTo(1396);
    }

    @Test
    void lengthsOfNothingAndOne() throws InterruptedException {
        State state = Opened.game("tic-tac-toe", Map.of()).start();
        assertThat(Perft.count(state, 0, 2, Progress.SILENT)).isEqualTo(1);
        assertThat(Perft.count(state, 1, 2, Progress.SILENT)).isEqualTo(9);
    }
}
