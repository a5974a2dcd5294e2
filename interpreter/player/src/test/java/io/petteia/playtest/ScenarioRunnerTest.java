package io.petteia.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.Opened;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.DiskFolder;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is otherwise than a scenario says is told at its place, with what is so instead. */
class ScenarioRunnerTest {
    @TempDir
    private Path folder;

    /** Runs scenarios of a small game; what fails as {@code line:column code: message [expected] [suggestion]}. */
    private List<String> failures(String scenarios) throws IOException {
        Files.writeString(folder.resolve("game.yaml"), """
                petteia: 1
                title: Dice and stones
                players: [White, Black]
                rules: game.rules
                kinds: {die: 1..6}
                board: {shape: square, size: 3x3}
                pieces: {stone: {symbol: S}}
                variables:
                  thrown: {is: "0..6 = 0"}
                  secret: {is: 0..6 per player = 0, visible: owner}
                """);
        Files.writeString(folder.resolve("game.rules"), """
                play {
                  turns of players {
                    roll eyes in die
                    thrown = eyes
                    choose cell in empty where cell.row <= eyes   "the row is higher than the die"
                    require not (cell in row(2) and eyes is 6)    "no second row with a six"
                    place stone at cell
                    if cell in row(3) { announce "the third row" }
                    if some([along all: own{3}] from cell) { win mover "three in a row" }
                    if no(empty) { draw "full" }
                  }
                }
                """);
        Files.createDirectories(folder.resolve("scenarios"));
        Files.writeString(folder.resolve("scenarios/all.yaml"), scenarios);
        Diagnostics diagnostics = new Diagnostics();
        Definition definition =
                Definition.read(new DiskFolder(folder), Opened.catalogue(), Opened.library(), diagnostics);
        if (definition == null || diagnostics.hasErrors()) throw new AssertionError(diagnostics.sorted());
        List<Scenario> read = Scenarios.read(definition, diagnostics);
        assertThat(diagnostics.hasErrors()).isFalse();
        ScenarioRunner runner = new ScenarioRunner(definition);
        List<String> failures = new ArrayList<>();
        for (Scenario scenario : read) runner.run(scenario).failures().forEach(failure -> failures.add(text(failure)));
        return failures;
    }

    private static String text(Diagnostic failure) {
        StringBuilder text = new StringBuilder();
        if (failure.span() != null)
            text.append(failure.span().line()).append(':').append(failure.span().column());
        text.append(' ').append(failure.code()).append(": ").append(failure.message());
        failure.related()
                .forEach(related -> text.append(" {").append(related.message()).append('}'));
        if (failure.expected() != null)
            text.append(" [").append(failure.expected()).append(']');
        if (failure.suggestion() != null)
            text.append(" (").append(failure.suggestion()).append(')');
        return text.toString();
    }

    @Test
    void whatIsAsItShouldBePasses() throws IOException {
        assertThat(failures("""
                scenarios:
                  - title: chance comes in order, and what follows is looked at after it
                    chance: [3, 1, 6]
                    play: [a3, b1]
                    legal: [a1, c3]
                    illegal: {a2: no second row, b1: choose cell in empty}
                    exactly: [a1, c1, b3, c3]
                    count: {1: 4}
                    expect: [thrown is 6, stone(a3), count(own) is 1]
                    hidden: {White: "secret[Black]"}
                  - title: the end
                    position: {mover: White, pieces: {White: {stone: [a1, b1]}}}
                    chance: [1]
                    play: [c1]
                    result: {winner: White, why: three}
                    announced: []
                  - title: what is announced
                    chance: [3]
                    play: [a3]
                    announced: [the third row]
                """)).isEmpty();
    }

    @Test
    void movesThatCannotBePlayed() throws IOException {
        assertThat(failures("""
                scenarios:
                  - title: not legal
                    chance: [2]
                    play: [a3]
                  - title: chance cannot bring this
                    chance: [7]
                    play: [a1]
                  - title: over
                    position: {mover: White, pieces: {White: {stone: [a1, b1]}}}
                    chance: [1]
                    play: [c1, c2]
                """))
                .containsExactly(
                        "4:12 scenario-play: `a3` is not legal here {the row is higher than the die}",
                        "6:14 scenario-chance: chance cannot bring `7` here [`1`, `2`, `3`, `4`, `5`, `6`]",
                        "11:16 scenario-play: `c2` cannot be played: the game is over");
    }

    @Test
    void movesThatShouldBeLegalOrNot() throws IOException {
        assertThat(failures("""
                scenarios:
                  - title: legal and not
                    chance: [1]
                    play: []
                    legal: [a1, b2, zz]
                    illegal: [c1, c2]
                  - title: another reason
                    chance: [1]
                    illegal: {c2: no second row}
                  - title: more and fewer
                    chance: [1]
                    exactly: [a1, a2]
                """))
                .containsExactly(
                        "5:17 scenario-legal: `b2` is not legal, but should be {the row is higher than the die}",
                        "5:21 scenario-legal: `zz` is not legal, but should be",
                        "6:15 scenario-illegal: `c1` is legal, but should not be",
                        "9:19 scenario-reason: `c2` is illegal, but for another reason {the row is higher than the die}"
                                + " [a part of the reason, or of the statement that refuses]",
                        "12:15 scenario-exactly: 2 more moves are legal (`b1`, `c1`)",
                        "12:19 scenario-legal: `a2` is not legal, but should be {the row is higher than the die}");
    }

    @Test
    void countsConditionsResultsAndSecrets() throws IOException {
        assertThat(failures("""
                scenarios:
                  - title: otherwise
                    chance: [2]
                    count: {1: 7}
                    expect: [thrown is 3, "count(empty) > 9", mover is Black, not empty(a1)]
                    result: {winner: White}
                    hidden: {White: ["secret[White]", thrown, 1 + 1]}
                  - title: another end
                    position: {mover: White, pieces: {White: {stone: [a1, b1]}}}
                    chance: [1]
                    play: [c1]
                    result: {winner: Black, why: full}
                    announced: [the third row]
                  - title: announced all the same
                    chance: [3]
                    play: [a3]
                    announced: []
                """))
                .containsExactly(
                        "4:16 scenario-count: there are 6 sequences of 1 move, not 7",
                        "5:14 scenario-expect: `thrown is 3` does not hold (`thrown` is 2)",
                        "5:28 scenario-expect: `count(empty) > 9` does not hold (`count(empty)` is 9)",
                        "5:47 scenario-expect: `mover is Black` does not hold (`mover` is White)",
                        "5:63 scenario-expect: `not empty(a1)` does not hold",
                        "6:14 scenario-result: the game is not over",
                        "7:23 scenario-hidden: `White` can see `secret[White]`",
                        "7:39 scenario-hidden: `White` can see `thrown`",
                        "7:47 scenario-hidden: `1 + 1` is nothing that can be hidden [a variable's entry, or a pile]",
                        "12:22 scenario-result: `White` wins: three in a row",
                        "12:34 scenario-result: the game ends for another reason: three in a row",
                        "13:17 scenario-announced: the last move announces something else (nothing)",
                        "14:12 scenario-announced: the last move announces something else (`the third row`)");
    }

    @Test
    void aSeedStandsForChance() throws IOException {
        assertThat(failures("""
                scenarios:
                  - title: the same each time
                    seed: 5
                    expect: [thrown > 0]
                """)).isEmpty();
    }
}
