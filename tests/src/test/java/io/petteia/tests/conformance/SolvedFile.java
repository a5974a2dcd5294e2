package io.petteia.tests.conformance;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;

/** What the file says of solved games, and the definitions that are solved for it. */
final class SolvedFile {
    private SolvedFile() {}

    static Stream<JsonNode> entries() {
        return StreamSupport.stream(
                ConformanceFiles.json("classics.json").path("solved").spliterator(), false);
    }

    /** What must come out of an entry; the test is skipped where a file has no such entry. */
    static JsonNode facts(String game) {
        JsonNode facts = entries()
                .filter(entry -> entry.get("game").asString().equals(game))
                .findFirst()
                .map(entry -> entry.get("machine_checks"))
                .orElse(null);
        Assumptions.assumeTrue(facts != null, "nothing is said of " + game);
        return facts;
    }

    /** The beginning, on the tree: for games of few positions, compiling takes longer. */
    static State start(String game, String... options) {
        Shelf shelf = Shelf.SHIPPED.has(game) ? Shelf.SHIPPED : Shelf.SOLVED;
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) given.put(options[i], options[i + 1]);
        return shelf.game(game, given).start();
    }

    /** For many positions. */
    static State compiled(String game, String... options) {
        return compiled(start(game, options), "");
    }

    static State compiled(State state, String position) {
        Game game = state.game().on(Game.Machine.COMPILED);
        return position.isEmpty() ? game.start() : game.start(Shelf.position(game, position));
    }

    /** The boards of a table that are wanted. */
    static Stream<String> boards(JsonNode table, Predicate<String> which) {
        return table.properties().stream().map(Map.Entry::getKey).filter(which);
    }

    /** Both numbers of {@code 3x4}. */
    static String[] size(String board) {
        return board.split("x");
    }
}
