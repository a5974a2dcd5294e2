package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands in one piece: what they answer and with which exit code. */
class CommandsTest {
    @TempDir
    private Path folder;

    private static String fine(String... arguments) {
        Call call = Call.of(arguments);
        assertThat(call.err()).isEmpty();
        assertThat(call.code()).isZero();
        return call.out();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list",
                "rules",
                "play",
                "validate",
                "test",
                "why",
                "perft",
                "simulate",
                "bench",
                "solve",
                "render",
                "flatten",
                "new"
            })
    void everyCommandExplainsItself(String command) {
        assertThat(fine(command, "--help"))
                .startsWith("Usage: petteia " + command)
                .contains("--help");
    }

    @Test
    void theProgramExplainsItself() {
        assertThat(fine()).isEqualTo(fine("--help")).contains("Commands:", "perft", "Exit codes:");
        assertThat(fine("--version")).startsWith("petteia ");
    }

    @Test
    void list() {
        assertThat(fine("list"))
                .contains("cleruchy ", "Cleruchy (White, Black)", "Cleruchy, the mercenary wars (White, Black)");
    }

    @Test
    void listOfOneFamily() {
        assertThat(fine("list", "--family", "morris"))
                .startsWith("Morris\n")
                .contains("Nine Men's Morris (White, Black)")
                .doesNotContain("chess");
    }

    @Test
    void thumbnail() {
        String small = fine("render", "chess", "--thumbnail");
        assertThat(small).startsWith("<svg ").contains("width=\"160\" height=\"160\"", "White king");
        assertThat(fine("render", "chess", "--svg"))
                .doesNotContain("width=\"160\"")
                .contains(">a<");
        assertThat(small).doesNotContain(">a<");
    }

    @Test
    void rules() {
        assertThat(fine("rules", "tic-tac-toe"))
                .startsWith("Tic-tac-toe\n===========\n\nThree in a row on nine squares.\n")
                .contains("The players take turns. In a turn:", "Whoever moves wins: three in a row.");
        assertThat(fine("rules", "chess", "--markdown", "-o", "quiet_moves=0"))
                .contains(
                        "# Chess",
                        "**knight** (N)",
                        "a leap of 1 by 2",
                        "## How it ends",
                        "your king would be in check")
                .doesNotContain("is less than 0", "progress");
    }

    @Test
    void perft() {
        assertThat(fine("perft", "chess", "--depth", "3")).isEqualTo("1  20\n2  400\n3  8902\n");
        assertThat(fine("perft", "reversi", "-d", "2", "--divide", "-t", "2"))
                .isEqualTo("1  4\nc4  3\nd3  3\ne6  3\nf5  3\n2  12\n");
    }

    @Test
    void solve() {
        assertThat(fine("solve", "tic-tac-toe"))
                .isEqualTo(
                        "a draw\n5478 positions, in 958 of them the game is over\nbest: a1, a2, a3, b1, b2, b3, c1, c2, c3\n");
        assertThat(fine("solve", "connect-four", "-o", "columns=3", "-o", "rows=4", "--moves"))
                .contains("\n  2  ");
        assertThat(fine("solve", "reversi", "-o", "size=4", "--score")).startsWith("White wins by 8 in 10 moves\n");
        assertThat(fine("solve", "hex", "-o", "size=3", "-o", "swap=false", "--proof"))
                .startsWith("Red wins\n");
        assertThat(fine("solve", "amazons", "--positions", "300"))
                .isEqualTo("not solved: given up after 300 positions\n");
        assertThat(fine("solve", "amazons", "--positions", "300", "--proof"))
                .startsWith("not solved within the limits\n");
    }

    /** Pong Hau K'i: two stones each on five points, and who cannot move has lost. The numbers are GamesmanClassic's. */
    @Test
    void solvesWhatComesAgain() {
        String game = Definitions.write(folder, """
                petteia: 1
                title: Pong Hau K'i
                players: [White, Black]
                rules: game.rules
                board: {shape: graph, sites: a b m c d, links: [a - c, a - m, b - m, b - d, c - m, d - m, c - d]}
                pieces: {stone: {symbol: S}}
                setup: {White: {stone: [a, b]}, Black: {stone: [c, d]}}
                """, """
                play { turns of players { prefer slide else lose mover "no move left" } }
                rule slide {
                  choose unit in own
                  choose cell in empty and neighbours(unit)
                  move unit to cell
                }
                """);
        assertThat(fine("solve", game))
                .startsWith("a draw\n56 positions, in 4 of them the game is over; positions can come again, and")
                .endsWith("\nbest: a-m, b-m\n");
        assertThat(fine("solve", game, "--proof")).startsWith("no win is proved, but positions came again");
        assertThat(fine(
                        "solve",
                        game,
                        "-p",
                        "{mover: Black, pieces: {White: {stone: [a, m]}, Black: {stone: [c, d]}}}"))
                .contains("positions");
    }

    @Test
    void why() {
        assertThat(fine("why", "cleruchy", "+Ca5"))
                .startsWith("`+Ca5` is not legal: only a free square of your own zone, neither mountain nor water\n")
                .containsPattern("cleruchy\\.rules:\\d+:\\d+, rule `purchase`");
        assertThat(fine("why", "chess", "e2-e4")).isEqualTo("`e2-e4` is legal.\n");
        assertThat(fine(
                        "why",
                        "chess",
                        "-p",
                        "{mover: White, pieces: {White: {king: a1}, Black: {king: c2, queen: c1}}}",
                        "a1-b1"))
                .startsWith("`a1-b1` is not legal: ");
    }

    @Test
    void renderGivesTheSameBytesEverywhere() {
        Locale before = Locale.getDefault();
        String text = fine("render", "cleruchy", "-o", "board=hellas");
        String svg = fine("render", "hex", "--svg");
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(fine("render", "cleruchy", "-o", "board=hellas")).isEqualTo(text);
            assertThat(fine("render", "hex", "--svg")).isEqualTo(svg);
            assertThat(fine("simulate", "tic-tac-toe", "-n", "20")).contains("three in a row");
        } finally {
            Locale.setDefault(before);
        }
    }

    /** Of a star that is laid on a rhombus, rows are named where the star has them. */
    @Test
    void renderDrawsABoardOfWhichAPartIsLaid() {
        assertThat(fine("render", "chinese-checkers"))
                .contains(" 17  N  17\n", " 14  N   N   N   N  14\n", "  9  .   .", "  1  S  1\n");
    }

    @Test
    void simulateSaysTheSameWhateverTheThreads() {
        String one = fine("simulate", "connect-four", "-n", "100", "-s", "4", "-t", "1");
        assertThat(fine("simulate", "connect-four", "-n", "100", "-s", "4", "-t", "3"))
                .isEqualTo(one);
        assertThat(one)
                .contains("colours     Red ", "length ", "choice ", "ending ")
                .doesNotContain("persons");
        assertThat(fine("simulate", "hex", "-n", "100", "-o", "size=3")).contains("persons     Red ");
    }

    @Test
    void validateTellsAllMistakesAndDeadEndsWithTheirPosition() {
        Call broken = Call.of("validate", Definitions.broken(folder));
        assertThat(broken.code()).isEqualTo(1);
        assertThat(broken.err()).contains("game.yaml:5:1", "did you mean `board`?");
        assertThat(broken.out()).startsWith("broken: ");
        Call dead = Call.of("validate", Definitions.deadEnd(folder), "tic-tac-toe");
        assertThat(dead.code()).isEqualTo(1);
        assertThat(dead.err()).contains("error[dead-end]", "game.rules:3:5", "in this position:", "stone: [");
        assertThat(dead.out())
                .contains("dead-end: 1 error; 2 sets of options, ", "tic-tac-toe: fine; 1 set of options, ");
    }

    @Test
    void validateTellsAMistakeOnceWhateverTheOptionsAndGoesOnWithTheNextDefinition() {
        String options = "options: {size: {range: 3..5, default: 4}}\npieces: {stone: {symbol: S}}\n";
        String head = "petteia: 1\ntitle: T\nplayers: [White, Black]\nrules: game.rules\n" + options;
        String off = Definitions.write(
                folder.resolve("off"),
                head + "board: {shape: square, size: \"{option.size}\", zones: {far: row(0)}}\n",
                "play { turns of players { choose cell in far; draw } }\n");
        String zero = Definitions.write(
                folder.resolve("zero"),
                head + "board: {shape: square, size: \"{option.size}\"}\n",
                "play { turns of players { choose cell in empty; if 1 / 0 > 0 { draw } else { win mover } } }\n");
        String ends = Definitions.write(
                folder.resolve("ends"),
                head + "board: {shape: square, size: \"{option.size}\"}\n",
                "play { turns of players until count(own) > 2 {\n"
                        + "  choose cell in empty\n  place stone at cell\n"
                        + "  repeat while possible { if some(own) { stop }; place stone at first(empty) }\n"
                        + "} draw }\n");
        Call call = Call.of("validate", off, zero, ends, "tic-tac-toe");
        assertThat(call.code()).isEqualTo(1);
        // what is behind the last choice is worked out anew when a move is played
        assertThat(call.out()).contains("ends: fine");
        assertThat(call.err()).containsOnlyOnce("error[off-the-board]").containsOnlyOnce("error[division-by-zero]");
        assertThat(call.out()).contains("off: 1 error; ", "zero: 1 error; ", "tic-tac-toe: fine; ");
    }

    @Test
    void validateReadsArtworkToo() throws IOException {
        String game = Definitions.deadEnd(folder);
        Files.writeString(folder.resolve("dead-end/artwork.yaml"), "pieces: {ston: M0 0h9, stone: 'url(x)'}\n");
        Call call = Call.of("validate", "--games", "0", game);
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err())
                .contains("error[bad-path]", "warning[never-drawn]", "artwork.yaml:1:10", "did you mean `stone`?");
    }

    @Test
    void validateReadsScenariosToo() throws IOException {
        fine("new", folder.resolve("mine").toString());
        Files.writeString(folder.resolve("mine/scenarios/second.yaml"), """
                scenarios:
                  - title: wrong in itself
                    options: {size: 4}
                    position: {pieces: {White: {man: [e5]}}}
                    expect: [man(a1), cuont(own) is 1]
                """);
        Call call = Call.of("validate", folder.resolve("mine").toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("second.yaml:4:39", "second.yaml:5:23", "did you mean `count`?");
    }

    @Test
    void aMistakeThatNeedsAnOptionNamesIt() {
        String game = Definitions.write(folder.resolve("zones"), """
                petteia: 1
                title: Zones
                players: [White, Black]
                rules: game.rules
                options:
                  size: {range: 3..5, default: 3}
                  deep: {range: 1..4, default: 1}
                board: {shape: square, size: "{option.size}", zones: {home: "row(1..option.deep)"}}
                pieces: {stone: {symbol: S}}
                """, """
                play {
                  turns of players {
                    choose cell in home and empty
                    place stone at cell
                    if no(empty and home) { draw "full" }
                  }
                }
                """);
        Call call = Call.of("validate", game);
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("  with deep = 4\n");
    }

    @Test
    void testRunsScenarios() throws IOException {
        String passed = fine("test", "tic-tac-toe", "reversi");
        assertThat(passed).contains("PASS tic-tac-toe: ", "PASS reversi: ").endsWith("passed, 0 failed\n");
        assertThat(fine("test", "tic-tac-toe", "reversi", "--machine=compiled")).isEqualTo(passed);
        String game = fine("new", folder.resolve("mine").toString());
        assertThat(game).contains("mine");
        Path scenario = folder.resolve("mine/scenarios/first.yaml");
        Files.writeString(scenario, Files.readString(scenario).replace("{1: 13}", "{1: 14}"));
        Call call = Call.of("test", folder.resolve("mine").toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out())
                .contains("FAIL mine: thirteen ways to begin")
                .endsWith("4 scenarios, 3 passed, 1 failed\n");
        assertThat(call.err()).contains("first.yaml:4:16", "there are 13 sequences of 1 move, not 14");
        Schemas.assertFits(
                "test",
                Call.of("test", folder.resolve("mine").toString(), "--json").out());
    }

    @Test
    void aNewGameRunsValidatesAndPasses() {
        String mine = folder.resolve("my game").toString();
        fine("new", mine, "--title", "It's \"mine\": \\ first");
        assertThat(fine("validate", mine)).startsWith("my game: fine; ");
        assertThat(fine("test", mine)).endsWith("4 scenarios, 4 passed, 0 failed\n");
        assertThat(fine("simulate", mine, "-n", "5")).startsWith("It's \"mine\": \\ first: 5 random games");
    }

    @Test
    void aVariantIsFlattenedToAGameOfItsOwn() {
        Path flat = folder.resolve("flat");
        assertThat(fine("flatten", "cleruchy-mercenary")).contains("# ---- game.yaml", "peltast: {symbol: P, cost: 4");
        fine("flatten", "cleruchy-mercenary", "--to", flat.toString());
        assertThat(fine("perft", flat.toString(), "-d", "2")).isEqualTo(fine("perft", "cleruchy-mercenary", "-d", "2"));
    }

    @Test
    void aFaultOfTheProgramIsOneLineAndExitCodeThree() throws IOException {
        for (boolean debug : new boolean[] {false, true}) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            InputStream broken = new InputStream() {
                @Override
                public int read() throws IOException {
                    throw new IOException("the pipe broke");
                }
            };
            Streams streams = new Streams(
                    broken, Streams.print(new ByteArrayOutputStream(), true), Streams.print(err, true), false, false);
            List<String> arguments = List.of("play", "tic-tac-toe", "--no-save", debug ? "--debug" : "--as=X");
            Surroundings surroundings = new Surroundings(io.petteia.Checkout.root(), folder);
            assertThat(Program.run(arguments, streams, surroundings)).isEqualTo(3);
            String message = err.toString(StandardCharsets.UTF_8);
            if (debug) {
                assertThat(message).contains("please report it", "the pipe broke", "\tat ");
            } else {
                assertThat(message).hasLineCount(1).contains("please report it with the file ");
                Path trace =
                        Path.of(message.substring(message.indexOf(" file ") + 6).strip());
                assertThat(Files.readString(trace)).contains("the pipe broke");
                Files.delete(trace);
            }
        }
    }
}
