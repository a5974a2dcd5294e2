package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line protocol: what is answered, and that nothing ends it. */
class EngineTest {
    private static List<String> answers(String... commands) {
        Call call = Call.with(Path.of("target", "no-games"), String.join("\n", commands) + "\n", "engine");
        assertThat(call.err()).isEmpty();
        assertThat(call.code()).isZero();
        return call.out().lines().toList();
    }

    @Test
    void tellsWhatItIs() {
        assertThat(answers("hello"))
                .contains("protocol 1", "bot uct", "bot random")
                .endsWith("ok");
        assertThat(answers("games")).contains("game chess", "game hex").endsWith("ok");
    }

    @Test
    void playsAGame() {
        assertThat(answers(
                        "load tic-tac-toe",
                        "play b2",
                        "play a1",
                        "play b1",
                        "play b3",
                        "play a2",
                        "play c2",
                        "play c3",
                        "undo 2",
                        "play c3",
                        "play c2"))
                .containsSubsequence("player X", "player O", "option players=2", "hides false", "mover X", "ok");
        assertThat(answers("load tic-tac-toe", "play b2", "play a1", "play b1", "play c1", "play b3"))
                .containsSubsequence(
                        "mover nobody",
                        "result X win rank 1 utility 1.0",
                        "result O loss rank 2 utility -1.0",
                        "reason three in a row",
                        "ok");
    }

    @Test
    void listsMovesAndSaysWhyOthersAreNotAmongThem() {
        assertThat(answers("load chess", "moves"))
                .contains("move e2-e4")
                .filteredOn(line -> line.startsWith("move "))
                .hasSize(20);
        List<String> refused = answers("load chess", "play e2-e5");
        assertThat(refused.get(refused.size() - 1)).isEqualTo("error illegal-move `e2-e5` is not legal");
        assertThat(refused).anyMatch(line -> line.startsWith("because ") && line.contains(".rules:"));
        assertThat(answers("load chess", "why e2-e5")).anyMatch(line -> line.startsWith("| `e2-e5` is not legal"));
    }

    @Test
    void thinksUntilItHasChosen() {
        assertThat(answers("load tic-tac-toe", "play a1", "play b3", "play a2", "play c3", "go uct:playouts=200"))
                .endsWith("bestmove a3", "ok");
    }

    @Test
    void stopsThinking() {
        List<String> said =
                answers("load connect-four", "go uct:time=1h", "go uct:time=600min", "moves", "stop", "moves");
        assertThat(said)
                .containsSubsequence(
                        "error unknown-bot `time=1h` is no time",
                        "error thinking `stop` ends it, and then it answers",
                        "ok",
                        "ok",
                        "move 1",
                        "ok");
        assertThat(said).anyMatch(line -> line.startsWith("bestmove "));
    }

    @Test
    void beginsAtAPositionAndPrintsIt() {
        List<String> said = answers("load tic-tac-toe", "position {mover: O, pieces: {X: {mark: [a1]}}}", "position");
        assertThat(said).contains("mover O", "|     mark: [a1]");
        assertThat(answers("load tic-tac-toe", "position {mover: Q}"))
                .anyMatch(line -> line.startsWith("because <position>:1:9"))
                .anyMatch(line -> line.startsWith("error wrong-position"));
    }

    @Test
    void letsChanceDecideBySeed() {
        String[] game = {"load pig", "seed 5", "play roll", "roll", "status"};
        assertThat(answers(game)).isEqualTo(answers(game)).anyMatch(line -> line.startsWith("rolled "));
        assertThat(answers("load pig", "roll")).endsWith("error no-chance chance has nothing to decide here");
    }

    @Test
    void showsASeatWhatItMaySee() {
        List<String> said = answers("load goofspiel", "seed 1", "roll", "play 5", "view One", "view Two", "log Two");
        assertThat(said).anyMatch(line -> line.startsWith("played One ?"));
    }

    @Test
    void keepsARecord() {
        assertThat(answers("load tic-tac-toe", "play b2", "record"))
                .contains("| game: tic-tac-toe", "| moves:", "|   - b2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moves|error no-game",
                "mooves|error unknown-command",
                "load|error missing-argument",
                "load ches|error unknown-game",
                "load chess x|error bad-argument",
                "load chess x=y|error unknown-option",
                "undo|error no-game",
                "go uct|error no-game",
                "stop|ok",
                "\u0000\uffff|error unknown-command"
            })
    void refusesWhatItCannotDo(String command, String answer) {
        List<String> said = answers(command, "hello");
        assertThat(said).anyMatch(line -> line.startsWith(answer)).endsWith("ok");
    }

    @Test
    void nothingThatIsWrittenEndsIt() {
        Random random = new Random(1);
        List<String> words = List.of(
                "load",
                "tic-tac-toe",
                "play",
                "b2",
                "undo",
                "99999999999",
                "-1",
                "position",
                "{",
                "}",
                "[",
                "mover: X",
                "start",
                "go",
                "uct:playouts=3",
                "uct:",
                "view",
                "X",
                "log",
                "why",
                "seed",
                "record",
                "result",
                "\"",
                "stop",
                "roll",
                "&a",
                "*a",
                "\t");
        List<String> lines = new ArrayList<>(List.of("load tic-tac-toe"));
        for (int i = 0; i < 400; i++) {
            StringBuilder line = new StringBuilder();
            for (int j = random.nextInt(4); j >= 0; j--)
                line.append(words.get(random.nextInt(words.size()))).append(' ');
            lines.add(line.toString());
        }
        lines.add("position " + "[".repeat(100_000));
        lines.add("x".repeat(3_000_000));
        lines.add("stop");
        lines.add("hello");
        List<String> said = answers(lines.toArray(String[]::new));
        assertThat(said)
                .noneMatch(line -> line.startsWith("error program-failed"))
                .endsWith("ok");
        assertThat(said.subList(said.size() - 8, said.size())).contains("protocol 1");
    }
}
