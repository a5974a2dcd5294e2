package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Well-known games play as published counts say. */
class ClassicsConformanceTest {

    @TestFactory
    Stream<DynamicNode> counts() {
        return entries().map(entry -> tests(entry, Counts::inBuild, false));
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return entries().map(entry -> tests(entry, Counts::inSlow, true));
    }

    private static Stream<JsonNode> entries() {
        return StreamSupport.stream(
                ConformanceFiles.json("classics.json").get("perft").spliterator(), false);
    }

    private static DynamicNode tests(JsonNode entry, Function<Counts, Stream<Counts.Row>> which, boolean slow) {
        String name = text(entry, "game") + ", " + text(entry, "rules");
        ClassicsTable.Mapped mapped = ClassicsTable.find(text(entry, "game"), text(entry, "rules"));
        if (mapped.definition() == null || !Shelf.SHIPPED.has(mapped.definition()))
            return skipped(name, mapped.reason());
        try {
            Game game = Shelf.SHIPPED.game(mapped.definition(), mapped.options());
            boolean initial = entry.path("initial_position").asBoolean(false);
            if (!initial && mapped.notation() == ClassicsTable.START)
                return skipped(name, "only its start can be read");
            String position = mapped.notation().yaml(value(entry.get("position")));
            return DynamicContainer.dynamicContainer(
                    name,
                    which.apply(Counts.of(entry.get("counts")))
                            .map(row -> DynamicTest.dynamicTest(
                                    name + ", to depth " + row.depth(),
                                    () -> assertThat(count(game, position, mapped.counting(), row.depth(), slow))
                                            .isEqualTo(row.leaves()))));
        } catch (PositionNotation.Unsupported e) {
            return skipped(name, e.getMessage());
        }
    }

    private static long count(Game game, String position, Counting counting, int depth, boolean slow) {
        State state = position.isEmpty() ? game.start() : game.start(Shelf.position(game, position));
        return slow ? counting.countOnTwoCores(state, depth) : counting.count(state, depth);
    }

    private static DynamicNode skipped(String name, String reason) {
        return DynamicTest.dynamicTest(name, () -> {
            System.out.println("skipped: " + name + ": " + reason);
            abort(reason);
        });
    }

    private static String value(JsonNode position) {
        return position == null ? "" : position.isObject() ? text(position, "value") : position.asString();
    }

    private static String text(JsonNode node, String key) {
        JsonNode value = node.get(key);
        return value == null || value.isNull() ? "" : value.asString();
    }
}
