package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Small games to their ends: how many there are, and who wins. */
class SolvedConformanceTest {

    /** What must come out of an entry of the file; the test is skipped where a file has no such entry. */
    private static JsonNode facts(String game) {
        for (JsonNode entry : ConformanceFiles.json("classics.json").path("solved"))
            if (entry.get("game").asString().equals(game)) return entry.get("machine_checks");
        assumeTrue(false, "nothing is said of " + game);
        throw new IllegalStateException();
    }

    @Test
    void ticTacToe() {
        JsonNode facts = facts("tic-tac-toe");
        Tree tree = new Tree(result -> result.outcomes().get(0).utility());
        Tree.Node root = tree.node(Shelf.SHIPPED.game("tic-tac-toe", Map.of()).start());
        assertThat(value(root)).isEqualTo(facts.get("value").asString());
        assertThat(tree.size()).isEqualTo(facts.get("reachable_states").asInt());
        assertThat(tree.ends())
                .containsExactly(
                        facts.get("terminal_x_wins").asLong(),
                        facts.get("terminal_o_wins").asLong(),
                        facts.get("terminal_draws").asLong());
        assertThat(Arrays.stream(tree.ends()).sum())
                .isEqualTo(facts.get("terminal_positions").asLong());
        assertThat(root.games())
                .containsExactly(
                        facts.get("games_x").asLong(),
                        facts.get("games_o").asLong(),
                        facts.get("games_draw").asLong());
        assertThat(Arrays.stream(root.games()).sum())
                .isEqualTo(facts.get("distinct_games").asLong());
        facts.get("games_by_length")
                .properties()
                .forEach(each -> assertThat(root.lengths().get(Integer.valueOf(each.getKey())))
                        .isEqualTo(each.getValue().asLong()));
    }

    /** In every column one disc at a time: no two positions of one colour balance are reached by different numbers of moves. */
    @Tag("slow")
    @Test
    void connectFourOnFourByFour() {
        JsonNode facts = facts("Connect-4 4x4");
        Tree tree = new Tree(result -> result.outcomes().get(0).utility());
        Tree.Node root = tree.node(Shelf.SHIPPED
                .game("connect-four", Map.of("columns", "4", "rows", "4"))
                .start());
        assertThat(value(root)).isEqualTo(facts.get("value").asString());
        assertThat(tree.size()).isEqualTo(facts.get("total_positions").asInt());
        int ply = 0;
        for (JsonNode positions : facts.get("positions_per_ply"))
            assertThat(tree.byPly().get(ply++)).isEqualTo(positions.asInt());
        assertThat(Arrays.stream(root.games()).sum())
                .isEqualTo(facts.get("total_games").asLong());
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
        State state = Shelf.SHIPPED
                .game("hex", Map.of("size", "" + size, "swap", "false"))
                .start();
        Map<Long, Boolean> known = new HashMap<>();
        TreeSet<String> winning = new TreeSet<>();
        for (Move move : state.legalMoves()) {
            state.play(move);
            if (firstWins(state, known)) winning.add(move.notation());
            state.undo();
        }
        // Row and column from 0, the next row one cell to the left: what is their top is our row 1.
        TreeSet<String> published = new TreeSet<>();
        for (JsonNode cell : facts.get("winning_openings").get("" + size))
            published.add(
                    "" + (char) ('a' + cell.get(1).asInt()) + (1 + cell.get(0).asInt()));
        assertThat(winning).isEqualTo(published);
        if (size == 3)
            assertThat(Arrays.stream(tree(state).games()).sum())
                    .isEqualTo(facts.get("games_3x3").asLong());
    }

    /** In a game without draws, the moves of a position no longer than till one wins. */
    private static boolean firstWins(State state, Map<Long, Boolean> known) {
        Result result = state.result();
        if (result != null) return result.winner() == 0;
        Boolean before = known.get(state.hash());
        if (before != null) return before;
        boolean first = state.actor() == 0;
        boolean wins = !first;
        long hash = state.hash();
        for (Move move : state.legalMoves()) {
            state.play(move);
            wins = firstWins(state, known);
            state.undo();
            if (wins == first) break;
        }
        known.put(hash, wins);
        return wins;
    }

    private static Tree.Node tree(State state) {
        return new Tree(result -> result.outcomes().get(0).utility()).node(state);
    }

    @Tag("slow")
    @Test
    void othelloOnFourByFour() {
        JsonNode facts = facts("Othello 4x4");
        Tree tree = new Tree(SolvedConformanceTest::difference);
        Tree.Node root =
                tree.node(Shelf.SHIPPED.game("reversi", Map.of("size", "4")).start());
        assertThat(root.value()).isEqualTo(facts.get("value").asDouble());
    }

    private static double difference(Result result) {
        return result.outcomes().get(0).score() - result.outcomes().get(1).score();
    }

    private static String value(Tree.Node node) {
        return node.value() > 0 ? "first" : node.value() < 0 ? "second" : "draw";
    }
}
