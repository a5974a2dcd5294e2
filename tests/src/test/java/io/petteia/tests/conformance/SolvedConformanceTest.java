package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Arrays;
import java.util.Map;
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

/** Small games to their ends: who wins, and how many positions there are. */
class SolvedConformanceTest {
    /** Those of the larger boards that every build solves; the slow profile solves the others. */
    private static final Set<String> QUICK =
            Set.of("2x2", "2x3", "2x4", "2x5", "2x6", "3x3", "3x4", "3x5", "4x4", "1x1", "1x2", "1x3", "1x4");

    /** What must come out of an entry of the file; the test is skipped where a file has no such entry. */
    private static JsonNode facts(String game) {
        for (JsonNode entry : ConformanceFiles.json("classics.json").path("solved"))
            if (entry.get("game").asString().equals(game)) return entry.get("machine_checks");
        assumeTrue(false, "nothing is said of " + game);
        throw new IllegalStateException();
    }

    private static State start(String game, String... options) {
        Map<String, String> given = new java.util.LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) given.put(options[i], options[i + 1]);
        return Shelf.SHIPPED.game(game, given).start();
    }

    /** For many positions. */
    private static State compiled(State state, String position) {
        Game game = state.game().on(Game.Machine.COMPILED);
        return position.isEmpty() ? game.start() : game.start(Shelf.position(game, position));
    }

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
        Solving solving = Solving.of(compiled(start("connect-four", "columns", "" + columns, "rows", "" + rows), ""));
        assertThat(solving.outcome()).isEqualTo(facts.get("value").asString());
        assertThat(solving.size()).isEqualTo(facts.get("total_positions").asInt());
        long[] published = new long[columns * rows + 1];
        for (int ply = 0; ply < published.length; ply++)
            published[ply] = facts.get("positions_per_ply").get(ply).asLong();
        assertThat(solving.positionsByPly()).isEqualTo(published);
        assertThat(Arrays.stream(solving.games()).sum())
                .isEqualTo(facts.get("total_games").asLong());
    }

    /** Columns by rows; what is marked with a star took others days. */
    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> connectFourOnSmallBoards() {
        JsonNode values = facts("Connect-4 small boards (w x h)").get("values");
        return boards(values, each -> Set.of("4x4", "5x4", "4x5", "6x4").contains(each))
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = board.split("x");
                    assertThat(Solving.proof(compiled(start("connect-four", "columns", size[0], "rows", size[1]), "")))
                            .isEqualTo(values.get(board).asString());
                }));
    }

    private static Stream<String> boards(JsonNode table, Predicate<String> which) {
        return table.properties().stream().map(Map.Entry::getKey).filter(which);
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
        State state = compiled(start("hex", "size", "" + size, "swap", "false"), "");
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

    @Test
    void othelloOnFourByFour() {
        assertThat(Solving.score(start("reversi", "size", "4")))
                .isEqualTo(facts("Othello 4x4").get("value").asInt());
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
        return boards(outcomes, which.and(board -> isOurs(board, outcomes.get(board))))
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = board.split("x");
                    State vertical = compiled(start("domineering", "rows", size[0], "columns", size[1]), "");
                    State horizontal = compiled(vertical, "mover: Horizontal");
                    boolean first = Solving.holds(vertical, 0);
                    boolean second = Solving.holds(horizontal, 1);
                    assertThat(first ? second ? "N" : "V" : second ? "H" : "P")
                            .isEqualTo(outcomes.get(board).asString());
                }));
    }

    /** What is marked with a star nobody solved again for the file; 6x6 is left to whoever has hours for {@code petteia solve}. */
    private static boolean isOurs(String board, JsonNode outcome) {
        return !outcome.asString().endsWith("*") && !board.equals("6x6");
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
        // A board of one row is none of ours.
        return boards(results, which.and(board -> !board.startsWith("1x")))
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = board.split("x");
                    assertThat(Solving.proof(compiled(start("clobber", "rows", size[0], "columns", size[1]), "")))
                            .isEqualTo(results.get(board).asString());
                }));
    }

    /** The fox begins anywhere in his row, and either side begins. */
    @Tag("slow")
    @Test
    void foxAndHounds() {
        assertThat(facts("Fox and hounds 8x8").get("value_8x8").asString()).isEqualTo("hounds");
        State state = start("fox-and-hounds");
        for (String mover : new String[] {"Fox", "Hounds"})
            for (String site : new String[] {"a1", "c1", "e1", "g1"}) {
                String position = "{mover: " + mover + ", pieces: {Fox: {fox: [" + site
                        + "]}, Hounds: {hound: [b8, d8, f8, h8]}}}";
                assertThat(Solving.of(compiled(state, position)).value())
                        .as(position)
                        .isNegative();
            }
    }
}
