package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Coerceo with its tiles lifted by a hook plays as published counts say, and as Coerceo without. */
class CoerceoHookConformanceTest {
    private static final long MOST_LEAVES = 100_000;

    @TestFactory
    Stream<DynamicTest> counts() {
        return StreamSupport.stream(
                        ConformanceFiles.json("coerceo.json")
                                .get("perft_positions")
                                .spliterator(),
                        false)
                .flatMap(each -> Counts.of(each.get("perft"))
                        .between(-1, MOST_LEAVES)
                        .map(row -> DynamicTest.dynamicTest(
                                each.get("name").asString() + " to depth " + row.depth(),
                                () -> assertThat(start(each).perft(row.depth())).isEqualTo(row.leaves()))));
    }

    private static State start(JsonNode each) {
        String price = each.get("options").get("exchange_cost").asString();
        Game game = Shelf.LAB.game("coerceo-hook", Map.of("price", price));
        return game.start(Shelf.position(game, yaml(each.get("position").asString())));
    }

    /** {@code w 2 1 ___W../…}: who moves, the tiles that each has, the fields. */
    private static String yaml(String position) {
        String[] parts = position.split(" ");
        StringBuilder yaml = new StringBuilder("mover: " + (parts[0].equals("w") ? "White" : "Black"));
        yaml.append("\nset: {tiles: {White: " + parts[1] + ", Black: " + parts[2] + "}}\nmap: |\n");
        for (String row : parts[3].split("/"))
            yaml.append("  ").append(String.join(" ", row.split(""))).append('\n');
        return yaml.toString();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void sameGames(long seed) {
        State plain = Shelf.LAB.game("coerceo", Map.of()).start();
        State hooked = Shelf.LAB.game("coerceo-hook", Map.of()).start();
        Random random = new Random(seed);
        for (int turn = 0; turn < 200 && !plain.isOver(); turn++) {
            List<Move> moves = plain.legalMoves();
            assertThat(hooked.legalMoves()).extracting(Move::notation).isEqualTo(notations(moves));
            String chosen = moves.get(random.nextInt(moves.size())).notation();
            plain.play(plain.move(chosen));
            hooked.play(hooked.move(chosen));
            assertThat(hooked.position()).isEqualTo(plain.position());
        }
        assertThat(hooked.isOver()).isEqualTo(plain.isOver());
        while (hooked.canUndo()) hooked.undo();
        assertThat(hooked.position()).isEqualTo(hooked.game().start().position());
    }

    private static List<String> notations(List<Move> moves) {
        return moves.stream().map(Move::notation).toList();
    }
}
