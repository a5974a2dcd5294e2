package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every form that the program writes fits the schema that documents it. */
class JsonFormsTest {
    @TempDir
    private Path folder;

    private static String json(int code, String... arguments) {
        Call call = Call.of(arguments);
        assertThat(call.code()).as(call.err()).isEqualTo(code);
        return call.out();
    }

    @Test
    void list() {
        Schemas.assertFits("list", json(0, "list", "--json"));
    }

    @Test
    void validate() {
        Schemas.assertFits("validate", json(0, "validate", "tic-tac-toe", "hex", "--json"));
        Schemas.assertFits("validate", json(1, "validate", "--json", Definitions.broken(folder)));
        Schemas.assertFits("validate", json(1, "validate", "--json", Definitions.deadEnd(folder)));
    }

    @Test
    void test() {
        Schemas.assertFits("test", json(0, "test", "tic-tac-toe", "--json"));
    }

    @Test
    void why() {
        Schemas.assertFits("why", json(0, "why", "cleruchy", "+Ca5", "--json"));
        Schemas.assertFits("why", json(0, "why", "chess", "e2-e4", "--json"));
    }

    @Test
    void perft() {
        Schemas.assertFits("perft", json(0, "perft", "tic-tac-toe", "--depth", "3", "--json"));
        Schemas.assertFits("perft", json(0, "perft", "reversi", "--depth", "3", "--divide", "--json"));
    }

    @Test
    void replay() throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(file, "[Variant \"Chess\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 *\n");
        String games = json(0, "replay", file.toString(), "--game", "chess", "--json");
        Schemas.assertFits("replay", games);
        assertThat(games).contains("checkmate", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    @Test
    void compile() {
        Schemas.assertFits("compile", json(0, "compile", "tic-tac-toe", "--json"));
        Schemas.assertFits("compile", json(0, "compile", "tic-tac-toe", "--show", "--json"));
    }

    @Test
    void simulate() {
        Schemas.assertFits("simulate", json(0, "simulate", "hex", "-n", "5", "--json", "-o", "size=5"));
        Schemas.assertFits("simulate", json(1, "simulate", Definitions.deadEnd(folder), "-n", "5", "--json"));
    }

    @Test
    void simulateWithBots() {
        String played = json(0, "simulate", "tic-tac-toe", "-n", "4", "--bots", "uct:playouts=20,random", "--json");
        Schemas.assertFits("simulate", played);
        assertThat(played).contains("\"bot\": \"uct:playouts=20\"");
    }

    @Test
    void tournament() {
        String bots = "uct:playouts=2,alphabeta:playouts=2";
        Schemas.assertFits(
                "tournament", json(0, "tournament", "tic-tac-toe", "syracuse", "--bots", bots, "-n", "1", "--json"));
    }

    @Test
    void bench() {
        String measured = json(
                0,
                "bench",
                "hex",
                "-o",
                "size=4",
                "--seconds",
                "0.01",
                "--rounds",
                "1",
                "--load",
                "--scaling",
                "--json");
        Schemas.assertFits("bench", measured);
        assertThat(measured).contains("\"load\"", "\"scaling\"").doesNotContain("ratio");
    }

    @Test
    void rules() {
        Schemas.assertFits("rules", json(0, "rules", "hex", "--json"));
    }

    @Test
    void solve() {
        Schemas.assertFits("solve", json(0, "solve", "tic-tac-toe", "--moves", "--json"));
        Schemas.assertFits("solve", json(0, "solve", "reversi", "-o", "size=4", "--score", "--json"));
        Schemas.assertFits("solve", json(0, "solve", "hex", "-o", "size=3", "--proof", "--json"));
        Schemas.assertFits("solve", json(0, "solve", "hex", "--positions", "50", "--json"));
    }

    @Test
    void render() {
        Schemas.assertFits("render", json(0, "render", "cleruchy", "--option", "board=hellas", "--json"));
        Schemas.assertFits("render", json(0, "render", "hex", "--json"));
    }

    @Test
    void flatten() {
        Schemas.assertFits("flatten", json(0, "flatten", "cleruchy-mercenary", "--json"));
    }

    @Test
    void recordsAndPositions() throws Exception {
        for (String end : List.of(".yaml", ".json")) {
            Path file = folder.resolve("game" + end);
            String moves = "e2-e4\nc7-c5\nsave " + file + "\nresign\nsave " + file.resolveSibling("over" + end) + "\n";
            Call call = Call.with(folder.resolve("games"), moves, "play", "chess", "--seed", "5");
            assertThat(call.code()).as(call.out() + call.err()).isZero();
            String text = java.nio.file.Files.readString(file);
            if (end.equals(".json")) Schemas.assertFits("record", text);
            else Schemas.assertYamlFits("record", text);
        }
        Call call = Call.with(folder, "e2-e4\nposition\nquit\n", "play", "chess", "--no-save");
        String position = call.out().substring(call.out().indexOf("petteia: 1\n"));
        Schemas.assertYamlFits("position", position);
    }
}
