package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces of chess, xiangqi and shogi move alike in Betza's notation and in patterns. */
class BetzaConformanceTest {
    private static final String RULES = """
            define unmoved(s) = s in second[mover]
            play {
              turns of players {
                choose unit in own
                choose cell in moves(unit)
                move unit to cell
                if no(enemy) { win mover }
              }
            }
            """;

    @TempDir
    private Path root;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "K           | 'all: @(not own)'",
                "Q           | 'all: empty*, @(not own)'",
                "R           | 'orthogonal: empty*, @(not own)'",
                "B           | 'diagonal: empty*, @(not own)'",
                "N           | 'leap(1, 2): @(not own)'",
                "mfWcfFimfnD | 'forward: @empty', 'forward_diagonal: @enemy', 'forward: ^second[mover], empty, @empty'",
                "BN          | 'diagonal: empty*, @(not own)', 'leap(1, 2): @(not own)'",
                "nN          | 'orthogonal: empty, bend(45), @(not own)'",
                "mRcpR       | 'orthogonal: empty*, @empty', 'orthogonal: empty*, occupied, empty*, @enemy'",
                "nA          | 'diagonal: empty, @(not own)'",
                "WfF         | 'orthogonal or forward_diagonal: @(not own)'",
                "FfW         | 'diagonal or forward: @(not own)'",
                "ffN         | 'forward: any, bend(45), @(not own)'",
                "fhN         | 'forward_diagonal: any, bend(45), @(not own)'",
                "NN          | 'leap(1, 2): @(not own)', 'leap(1, 2): empty, @(not own)', 'leap(1, 2): empty, empty, @(not own)', 'leap(1, 2): empty{3}, @(not own)'",
                "fsNbN       | 'leap(2, 1, forward): @(not own)', 'backward: any, bend(45), @(not own)'",
                "frCflCfC    | 'leap(3, 1, forward): @(not own)', 'leap(1, 3, forward): @(not own)'",
                "fR          | 'forward: empty*, @(not own)'",
                "BW          | 'diagonal: empty*, @(not own)', 'orthogonal: @(not own)'",
            })
    void likePatterns(String betza, String patterns) throws IOException {
        long said = count("betza", "betza(" + betza + ")");
        assertThat(said).isPositive().isEqualTo(count("patterns", "[" + patterns + "]"));
    }

    private long count(String name, String moves) throws IOException {
        Path folder = Files.createDirectories(root.resolve(name));
        Files.writeString(folder.resolve("game.rules"), RULES);
        Files.writeString(folder.resolve("game.yaml"), """
                petteia: 1
                title: Two pieces a side among men
                players: [White, Black]
                rules: game.rules
                board: {shape: square, size: 8x8, zones: {second: {White: row(2), Black: row(7)}}}
                pieces: {man: {moves: "forward: @empty"}, tried: {moves: %s}}
                setup: {White: {tried: [b2, d4], man: [d5, e3, f2]}, Black: {tried: [g7, e6], man: [b5, e5, f7]}}
                """.formatted(moves));
        State state = new Shelf(root).game(name, Map.of()).start();
        return state.perft(3);
    }
}
