package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.abort;

import io.petteia.game.Game;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Players who take any move win as often, and need as long, as elsewhere. */
class RandomPlayConformanceTest {
    private static final List<List<String>> SHARES =
            List.of(List.of("first", "first_listed_player"), List.of("second"), List.of("draw"));
    /** So many moves are made of each game, in every build and in the slow profile. */
    private static final int BUILD = 20_000;

    private static final int SLOW = 1_000_000;

    private static Stream<JsonNode> entries() {
        return StreamSupport.stream(
                ConformanceFiles.json("classics.json").path("random_playouts").spliterator(), false);
    }

    /** What was worked out, not played. */
    @TestFactory
    Stream<DynamicTest> exactly() {
        return entries()
                .filter(entry -> entry.path("exact").asBoolean(false))
                .map(entry -> DynamicTest.dynamicTest(entry.get("game").asString(), () -> {
                    double[] random = Solving.of(game(entry).start()).random();
                    assertThat(random[0]).isCloseTo(fraction(entry.get("first")), within(1e-12));
                    assertThat(random[1]).isCloseTo(fraction(entry.get("second")), within(1e-12));
                    assertThat(random[2]).isCloseTo(fraction(entry.get("draw")), within(1e-12));
                    assertThat(random[3]).isCloseTo(fraction(entry.get("avg_plies")), within(1e-12));
                }));
    }

    private static double fraction(JsonNode text) {
        String[] parts = text.asString().split("=")[0].split("/");
        return Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]);
    }

    @TestFactory
    Stream<DynamicTest> withinFourStandardErrors() {
        return played(BUILD);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> withinFourSmallerErrors() {
        return played(SLOW);
    }

    private static Stream<DynamicTest> played(int moves) {
        return entries()
                .filter(entry -> !entry.path("exact").asBoolean(false))
                .map(entry -> DynamicTest.dynamicTest(entry.get("game").asString(), () -> compare(entry, moves)));
    }

    private static void compare(JsonNode entry, int moves) {
        double length =
                entry.path("avg_plies").asDouble(entry.path("avg_actions").asDouble(40));
        RandomPlay ours = RandomPlay.of(game(entry), (int) Math.min(20_000, moves / length));
        double games = entry.get("n").asDouble();
        for (int who = 0; who < 3; who++) {
            Double share = share(entry, who);
            if (share != null)
                assertThat(ours.share(who)).as("share %d", who).isCloseTo(share, within(ours.tolerance(share, games)));
        }
        if (entry.has("avg_plies") || entry.has("avg_actions")) {
            double error = ours.deviation() * Math.sqrt(1.0 / ours.number() + 1.0 / games);
            assertThat(ours.meanLength()).as("length").isCloseTo(length, within(4 * error + 0.0005));
        }
    }

    private static Double share(JsonNode entry, int who) {
        JsonNode winners = entry.get("winner");
        if (winners != null) {
            String key = List.of("1", "2", "1+2").get(who);
            return winners.path(key).asDouble(0) / entry.get("n").asDouble();
        }
        for (String key : SHARES.get(who)) {
            JsonNode value = entry.get(key);
            if (value != null) return value.isArray() ? value.get(0).asDouble() : value.asDouble();
        }
        return null;
    }

    private static Game game(JsonNode entry) {
        String name = entry.get("game").asString();
        RandomPlayTable.Line line = RandomPlayTable.find(name);
        String definition = line.definition();
        if (definition == null || !Shelf.SHIPPED.has(definition)) {
            String reason = definition == null ? line.reason() : "no definition";
            System.out.println("skipped: random play of " + name + ": " + reason);
            return abort(reason);
        }
        return Shelf.SHIPPED.game(definition, Map.copyOf(line.options())).on(Game.Machine.COMPILED);
    }
}
