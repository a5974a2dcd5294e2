package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing through a pipe, as a person would type. */
class PlayTest {
    @TempDir
    private Path folder;

    private Call play(String typed, String... arguments) {
        Stream<String> all = Stream.concat(Stream.of("play"), Stream.of(arguments));
        return Call.with(folder.resolve("games"), typed, all.toArray(String[]::new));
    }

    private List<Path> kept() throws IOException {
        if (!Files.isDirectory(folder.resolve("games"))) return List.of();
        try (Stream<Path> files = Files.list(folder.resolve("games"))) {
            return files.sorted().toList();
        }
    }

    @Test
    void twoPeopleAtOneKeyboard() {
        Call call = play("a1\nb1\na2\nb2\na3\n", "tic-tac-toe", "--no-save");
        assertThat(call.code()).isZero();
        assertThat(call.err()).isEmpty();
        assertThat(call.out())
                .startsWith("Tic-tac-toe. ")
                .contains("X  human  <- to move", "X: a1", "O: b1")
                .endsWith("""
                        X: a3

                             a  b  c
                          3 [X] .  .  3
                          2  X  O  .  2
                          1  X  O  .  1
                             a  b  c

                        X  human
                        O  human
                        X wins: three in a row.
                        """);
    }

    @Test
    void movesAreTypedAsPeopleWriteThem() {
        Call call = play("Nf3\nd5\nNe5\nNbd7\nNf3xd7\nNd7\n", "chess", "--no-save");
        assertThat(call.out())
                .contains("White: g1-f3 (Nf3)", "Black: d7-d5 (d5)", "Black: b8-d7 (Nd7)")
                .contains("White: e5-d7 (Nxd7)")
                .contains("`Nf3xd7` is");
    }

    @Test
    void whoPlaysAloneLosesAloneToo() {
        Call call = play("", "syracuse", "--random", "--seed", "5", "--no-save");
        assertThat(call.out()).endsWith("Athens loses: the deck is exhausted.\n");
    }

    @Test
    void aPositionBetweenTurnsHoldsNothingOfTheTurnsBefore() {
        Call call = play("+Ga1\n+Ca9\na1-a3\nposition\n", "cleruchy", "--no-save");
        assertThat(call.out()).contains("turn: 3\npieces:\n").doesNotContain("locals");
    }

    @Test
    void programsPlayToTheEndAndTheSeedSaysHow() {
        Call once = play("", "cleruchy", "--random", "--seed", "3", "--no-save", "-o", "budget=10");
        assertThat(once.code()).isZero();
        assertThat(once.out()).contains("White (random): ", "Black (random): ").contains("the most colonies");
        assertThat(play("", "cleruchy", "--random", "--seed", "3", "--no-save", "-o", "budget=10"))
                .isEqualTo(once);
        assertThat(play("", "cleruchy", "--random", "--seed", "4", "--no-save", "-o", "budget=10")
                        .out())
                .isNotEqualTo(once.out());
    }

    @Test
    void beginningsOfMovesAreEnoughWhereTheyAreUnique() {
        Call call = play("e2-e\ne2-e4\nb8-c\n", "chess", "--no-save");
        assertThat(call.out()).contains("`e2-e` could be:\ne2-e3  e2-e4\n", "White: e2-e4 (e4)", "Black: b8-c6 (Nc6)");
        assertThat(call.code()).isEqualTo(2);
    }

    @Test
    void aRefusedMoveIsExplained() {
        Call call = play("+Pj5\nwhy +Pj6\nwhy +Ca1\n", "cleruchy", "--no-save");
        assertThat(call.out())
                .contains("`+Pj5` is not legal: only a free square of your own zone, neither mountain nor water\n")
                .contains("`+Pj6` is not legal: ")
                .contains("cleruchy.rules:")
                .contains("rule `purchase`")
                .contains("`+Ca1` is legal.");
        assertThat(call.code()).isEqualTo(2);
    }

    @Test
    void movesAreListedAndSifted() {
        Call call = play("moves\nmoves g8\n\nmoves zz\n", "chess", "--no-save", "-p", "{mover: Black}");
        assertThat(call.out()).contains("a7-a5", "g8-f6  g8-h6\n", "There are none.");
        assertThat(call.code()).isZero();
    }

    @Test
    void movesAreTakenBackToTheLastDecisionOfAPerson() {
        Call call = play("undo\na1\nundo\nmoves\n", "tic-tac-toe", "--as", "X", "--seed", "1", "--no-save");
        assertThat(call.out())
                .contains("There is nothing to take back.", "Taken back.", "a1  a2  a3  b1  b2  b3  c1  c2  c3\n");
    }

    @Test
    void theGameIsKeptAfterEveryMoveAndGoneOnWith() throws IOException {
        Call left = play("e2-e4\ne7-e5\n", "chess");
        assertThat(kept()).hasSize(1);
        assertThat(left.out()).endsWith("The game is kept in " + kept().get(0) + ".\n");
        Call resumed = play("moves g1\nresign\n", "chess", "--resume");
        assertThat(resumed.out()).contains("g1-e2  g1-f3  g1-h3\n", "Black wins: White resigned.");
        assertThat(kept()).hasSize(1);
        assertThat(play("", "chess", "--resume").err()).contains("no-saved-game");
        assertThat(Files.readString(kept().get(0)))
                .contains("ended: {resigned: White}", "result: {White: loss, Black: win}");
    }

    @Test
    void aSavedGameIsLoadedWithItsOptionsSeatsAndPosition() {
        Path file = folder.resolve("saved.json");
        String begin = "{mover: Black, set: {resources: {Black: 7}}}";
        play(
                "+Ca10\nsave " + file + "\n",
                "cleruchy",
                "-o",
                "zone=1",
                "--position",
                begin,
                "--seat",
                "White=random",
                "-s",
                "9");
        Call call = play("moves\nposition\n", "cleruchy", "--load", file.toString());
        assertThat(call.out())
                .contains("White  random", "Black  human   resources 5")
                .contains("resources: {White: ");
        assertThat(call.out()).doesNotContain("+Ca9");
        assertThat(call.code()).isZero();
    }

    @Test
    void aGameWithoutItsOwnEndingsHasNone() {
        Call call = play("resign\ndraw\nundo\n", "tic-tac-toe", "--no-save");
        assertThat(call.out()).contains("This game has no resigning", "This game has no agreed draw");
        assertThat(call.code()).isEqualTo(2);
    }

    @Test
    void drawsAreAgreedByPeople() {
        assertThat(play("draw\nno\ndraw\nyes\n", "chess", "--no-save").out())
                .contains("Not agreed.")
                .endsWith("Draw, agreed.\n");
        assertThat(play("draw\n", "chess", "--as", "White", "--no-save").out())
                .contains("A program does not agree to draws.");
    }

    @Test
    void aColonMeansTheWordAndNotTheMove() {
        Path rules = folder.resolve("words");
        Definitions.write(rules, """
                petteia: 1
                title: Words
                players: [A, B]
                rules: game.rules
                """, """
                play { turns of players { either "draw" { draw "they drew" } or "moves" { announce "on and on" } } }
                """);
        assertThat(play(":moves\nmoves\n:draw\ndraw\n", rules.toString(), "--no-save")
                        .out())
                .contains(
                        "draw   moves\n",
                        "A: moves\non and on\n",
                        "This game has no agreed draw",
                        "B: draw",
                        "Draw: they drew.");
    }

    @Test
    void whenTheDefinitionChangesItIsSaid() {
        String game = Definitions.write(folder.resolve("g"), """
                petteia: 1
                title: G
                players: [A, B]
                rules: game.rules
                board: {shape: square, size: 2x2}
                pieces: {s: {symbol: S}}
                """, """
                play { turns of players until no(empty) { choose c in empty  place s at c } draw "full" }
                """);
        Path file = folder.resolve("g.yaml");
        play("a1\nb2\nsave " + file + "\n", game);
        Definitions.write(folder.resolve("g"), """
                petteia: 1
                title: G
                players: [A, B]
                rules: game.rules
                board: {shape: square, size: 2x2}
                pieces: {s: {symbol: S}}
                """, """
                play { turns of players until no(empty) { choose c in empty where not b2(c) or count(occupied) is 3  place s at c } draw "full" }
                """);
        Call refused = play("", game, "--load", file.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("error[definition-changed]", "has changed since", "--anyway");
        Call tried = play("", game, "--load", file.toString(), "--anyway");
        assertThat(tried.code()).isEqualTo(2);
        assertThat(tried.err()).contains("error[record-fails]: move 2 of", "`b2`, is not legal");
    }

    @Test
    void aDeadEndIsTheDefinitionsFault() {
        Call call = play("", Definitions.deadEnd(folder), "--random", "--no-save");
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("error[dead-end]");
    }
}
