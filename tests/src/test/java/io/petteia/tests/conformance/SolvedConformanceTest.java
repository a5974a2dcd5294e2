package io.petteia.tests.conformance;

import static io.petteia.tests.conformance.SolvedFile.boards;
import static io.petteia.tests.conformance.SolvedFile.compiled;
import static io.petteia.tests.conformance.SolvedFile.facts;
import static io.petteia.tests.conformance.SolvedFile.size;
import static io.petteia.tests.conformance.SolvedFile.start;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Small games that end, solved: who wins, and how many positions there are. */
class SolvedConformanceTest {
    /** Those of the larger boards that every build solves; the slow profile solves the others. */
    private static final Set<String> QUICK =
            Set.of("1x4", "2x2", "2x3", "2x4", "2x5", "2x6", "3x3", "3x4", "3x5", "4x4");

    @Test
    void ticTacToe() {
        JsonNode facts = facts("tic-tac-toe");
        Solving solving = Solving.of(start("tic-tac-toe"));
        assertThat(solving.outcome()).isEqualTo(facts.get("value").asString());
        assertThat(solving.size()).isEqualTo(facts.get("reachable_states").asInt());
        assertThat(solving.ends())
                .containsExactly(
                        facts.get("terminal_x_wins").asLong(),
                        facts.get("terminal_o_wins").asLong(),
                        facts.get("terminal_draws").asLong());
        assertThat(Arrays.stream(solving.ends()).sum())
                .isEqualTo(facts.get("terminal_positions").asLong());
        assertThat(solving.games())
                .containsExactly(
                        facts.get("games_x").asLong(),
                        facts.get("games_o").asLong(),
                        facts.get("games_draw").asLong());
        assertThat(Arrays.stream(solving.games()).sum())
                .isEqualTo(facts.get("distinct_games").asLong());
        long[] games = solving.gamesByPly();
        facts.get("games_by_length")
                .properties()
                .forEach(each -> assertThat(games[Integer.parseInt(each.getKey())])
                        .isEqualTo(each.getValue().asLong()));
    }

    @Test
    void connectFourOnFourByFour() {
        connectFour("Connect-4 4x4", 4, 4);
    }

    @Tag("slow")
    @Test
    void connectFourOnFiveByFour() {
        connectFour("Connect-4 5 wide x 4 high", 5, 4);
    }

    private static void connectFour(String entry, int columns, int rows) {
        JsonNode facts = facts(entry);
        Solving solving = Solving.of(compiled("connect-four", "columns", "" + columns, "rows", "" + rows));
        assertThat(solving.outcome()).isEqualTo(facts.get("value").asString());
        assertThat(solving.size()).isEqualTo(facts.get("total_positions").asInt());
        long[] published = new long[columns * rows + 1];
        for (int ply = 0; ply < published.length; ply++)
            published[ply] = facts.get("positions_per_ply").get(ply).asLong();
        assertThat(solving.positionsByPly()).isEqualTo(published);
        assertThat(Arrays.stream(solving.games()).sum())
                .isEqualTo(facts.get("total_games").asLong());
    }

    /** Columns by rows. A draw is two proofs, and 7x4, 6x5 and 5x6 take more than 24 million positions for the first alone. */
    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> connectFourOnSmallBoards() {
        JsonNode values = facts("Connect-4 small boards (w x h)").get("values");
        return boards(values, Set.of("4x4", "5x4", "4x5", "5x5", "6x4", "4x6")::contains)
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = size(board);
                    assertThat(Solving.proof(compiled("connect-four", "columns", size[0], "rows", size[1])))
                            .isEqualTo(values.get(board).asString());
                }));
    }

    /** On the whole board, as far as every build can go. */
    @Test
    void connectFourPositionsByPly() {
        JsonNode published = facts("Connect-4 7x6 positions").get("positions_per_ply");
        long[] counted = Solving.positionsByPly(compiled("connect-four"), 8);
        for (int ply = 0; ply < counted.length; ply++)
            assertThat(counted[ply]).isEqualTo(published.get(ply).asLong());
    }

    @Test
    void threeInARowOnTwelveSquares() {
        JsonNode facts = facts("mnk 3x4x3 (m rows n cols k)");
        Solving solving = Solving.of(compiled("mnk", "rows", "3", "columns", "4", "length", "3"));
        assertThat(solving.outcome()).isEqualTo(facts.get("value").asString());
        assertThat(solving.size()).isEqualTo(facts.get("reachable_states").asInt());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void hexOpenings(int size) {
        hex(size);
    }

    @Tag("slow")
    @Test
    void hexOpeningsOnFourByFour() {
        hex(4);
    }

    private static void hex(int size) {
        JsonNode facts = facts("Hex");
        State state = compiled("hex", "size", "" + size, "swap", "false");
        if (size == 3)
            assertThat(Arrays.stream(Solving.of(state).games()).sum())
                    .isEqualTo(facts.get("games_3x3").asLong());
        TreeSet<String> winning = new TreeSet<>();
        for (Move move : state.legalMoves()) {
            state.play(move);
            if (Solving.holds(state, 0)) winning.add(move.notation());
            state.undo();
        }
        // Row and column from 0, the next row one cell to the left: what is their top is our row 1.
        TreeSet<String> published = new TreeSet<>();
        for (JsonNode cell : facts.get("winning_openings").get("" + size))
            published.add(
                    "" + (char) ('a' + cell.get(1).asInt()) + (1 + cell.get(0).asInt()));
        assertThat(winning).isEqualTo(published);
    }

    @TestFactory
    Stream<DynamicTest> domineering() {
        return domineering(QUICK::contains);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> domineeringOnLargerBoards() {
        return domineering(board -> !QUICK.contains(board));
    }

    /** Rows by columns: whoever begins wins (N), whoever does not (P), or one of them wherever he sits (V, H). */
    private static Stream<DynamicTest> domineering(Predicate<String> which) {
        JsonNode outcomes = facts("Domineering (rows x cols)").get("outcomes");
        return boards(outcomes, which.and(board -> isOurs(outcomes.get(board))))
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = size(board);
                    State vertical = compiled("domineering", "rows", size[0], "columns", size[1]);
                    State horizontal = compiled(vertical, "mover: Horizontal");
                    boolean first = Solving.holds(vertical, 0);
                    boolean second = Solving.holds(horizontal, 1);
                    assertThat(first ? second ? "N" : "V" : second ? "H" : "P")
                            .isEqualTo(outcomes.get(board).asString());
                }));
    }

    /** What is marked with a star nobody solved again for the file. */
    private static boolean isOurs(JsonNode outcome) {
        return !outcome.asString().endsWith("*");
    }

    @TestFactory
    Stream<DynamicTest> clobber() {
        return clobber(QUICK::contains);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> clobberOnLargerBoards() {
        return clobber(board -> !QUICK.contains(board));
    }

    private static Stream<DynamicTest> clobber(Predicate<String> which) {
        JsonNode results = facts("Clobber checkerboard (normal play)").get("results");
        return boards(results, which)
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = size(board);
                    assertThat(Solving.proof(compiled("clobber", "rows", size[0], "columns", size[1])))
                            .isEqualTo(results.get(board).asString());
                }));
    }
}
