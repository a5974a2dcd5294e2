package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** One rule at a time: where a piece may go, what a move brings about, when the game is over. */
class CleruchyCasesConformanceTest {

    @TestFactory
    Stream<DynamicTest> cases() {
        return StreamSupport.stream(CleruchyFile.JSON.get("unit_cases").spliterator(), false)
                .map(each -> DynamicTest.dynamicTest(each.get("name").asString(), () -> check(each)));
    }

    private static void check(JsonNode each) {
        Map<String, String> options = CleruchyFile.options(each.get("options"));
        State state = CleruchyFile.start(options, each.get("position").asString());
        List<String> moves = state.legalMoves().stream().map(Move::notation).toList();
        each.properties().forEach(fact -> {
            JsonNode value = fact.getValue();
            switch (fact.getKey()) {
                case "name",
                        "description",
                        "position",
                        "options",
                        "piece",
                        "result",
                        "flipped",
                        "score_after",
                        "legal_moves_next" -> {}
                case "destinations" ->
                    assertThat(after(each.get("piece").asString() + "-", moves)).isEqualTo(texts(value));
                case "purchase_squares" ->
                    assertThat(purchases(moves, move -> move.substring(2))).isEqualTo(texts(value));
                case "purchase_kinds" ->
                    assertThat(purchases(moves, move -> move.substring(1, 2))).isEqualTo(texts(value));
                case "purchase_moves" ->
                    assertThat(moves.stream().filter(m -> m.startsWith("+"))).hasSize(value.asInt());
                case "moves" -> assertThat(new TreeSet<>(moves)).isEqualTo(texts(value));
                case "legal_moves" -> assertThat(moves).hasSize(value.asInt());
                case "legal" ->
                    assertThat(moves.contains(each.get("move").asString())).isEqualTo(value.asBoolean());
                case "move" -> CleruchyOutcome.check(each, state);
                case "ended" -> {
                    if (!each.has("move")) assertThat(state.isOver()).isEqualTo(value.asBoolean());
                }
                default -> throw new AssertionError("nobody checks `" + fact.getKey() + "`");
            }
        });
    }

    private static TreeSet<String> texts(JsonNode list) {
        TreeSet<String> texts = new TreeSet<>();
        list.forEach(each -> texts.add(each.asString()));
        return texts;
    }

    private static TreeSet<String> after(String prefix, List<String> moves) {
        TreeSet<String> rest = new TreeSet<>();
        for (String move : moves) if (move.startsWith(prefix)) rest.add(move.substring(prefix.length()));
        return rest;
    }

    private static TreeSet<String> purchases(List<String> moves, UnaryOperator<String> part) {
        TreeSet<String> parts = new TreeSet<>();
        for (String move : moves) if (move.startsWith("+")) parts.add(part.apply(move));
        return parts;
    }
}
