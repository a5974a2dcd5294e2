package io.petteia.tests.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import io.petteia.tests.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A defect in an effect that is only tried, while random play lists moves, leaves the position as it was. */
class RowsDefectTest {
    private static final String GAME = """
            petteia: 1
            title: Defect
            players: [White, Black]
            rules: game.rules
            board: {shape: square, size: 5x2}
            pieces: {man: {symbol: M}}
            variables: {told: 0..4 = 0, other: 0..9 = 0}
            setup:
              White: {man: [a1, b1, c1, d1, e1]}
            """;
    private static final String RULES = """
            play {
              turns of players {
                choose unit in own
                remove unit
                other += count(own)
                told += unit.column
                choose cell in empty where told + other > 0
                place man at cell
                if no(enemy) { win mover }
              }
            }
            """;

    @TempDir
    private Path root;

    @Test
    void thePositionIsAsItWas() throws IOException {
        Path folder = Files.createDirectory(root.resolve("game"));
        Files.writeString(folder.resolve("game.yaml"), GAME);
        Files.writeString(folder.resolve("game.rules"), RULES);
        Game game = new Shelf(root).game("game", Map.of());
        check(game);
        Game compiled = game.on(Game.Machine.COMPILED);
        assertThat(compiled.source()).contains("drawsRow(");
        check(compiled);
    }

    /** The fifth column is one too many. */
    private static void check(Game game) {
        State state = game.start();
        String before = state.position();
        long hash = state.hash();
        assertThatThrownBy(() -> state.playRandom(new SplittableRandom(1)))
                .isInstanceOf(Defect.class)
                .hasMessageContaining("told");
        assertThat(state.hash()).isEqualTo(hash);
        assertThat(state.position()).isEqualTo(before);
    }
}
