package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import tools.jackson.databind.JsonNode;

/** A position of classics.json with its counts, made into tests. */
record ClassicsEntry(JsonNode entry, String name, ClassicsTable.Mapped mapped) {

    /** Counted as far as the slow profile goes; the others not so far, until the machine that counts them is faster. */
    private static final Set<String> FAR =
            Set.of("chess", "draughts-english", "reversi", "breakthrough", "connect-four", "hex", "tic-tac-toe");

    private static final Map<List<Object>, Game> GAMES = new ConcurrentHashMap<>();
    /** Some entries ask for the same. */
    private static final Map<List<Object>, Long> COUNTED = new ConcurrentHashMap<>();

    static Stream<ClassicsEntry> all() {
        return StreamSupport.stream(
                        ConformanceFiles.json("classics.json").get("perft").spliterator(), false)
                .map(ClassicsEntry::of);
    }

    private static ClassicsEntry of(JsonNode entry) {
        String game = text(entry, "game");
        String rules = text(entry, "rules");
        return new ClassicsEntry(entry, game + ", " + rules, ClassicsTable.find(game, rules));
    }

    boolean isOn(Shelf shelf) {
        return mapped.definition() != null && shelf.has(mapped.definition());
    }

    DynamicNode inBuild(Shelf shelf) {
        return tests(shelf, counts().inBuild(), false);
    }

    DynamicNode inSlow(Shelf shelf) {
        long most = FAR.contains(mapped.definition()) ? Counts.SLOW : Counts.SHORTER;
        return tests(shelf, counts().between(Counts.BUILD, most), true);
    }

    Counts counts() {
        return Counts.of(entry.get("counts"));
    }

    private DynamicNode tests(Shelf shelf, Stream<Counts.Row> rows, boolean slow) {
        if (!isInitial() && mapped.notation() == ClassicsTable.START) return skipped("only its start can be read");
        String position = mapped.notation().position(position());
        return DynamicContainer.dynamicContainer(name, rows.map(row -> test(shelf, position, row, slow)));
    }

    private DynamicTest test(Shelf shelf, String position, Counts.Row row, boolean slow) {
        return DynamicTest.dynamicTest(name + ", to depth " + row.depth(), () -> {
            Game game = GAMES.computeIfAbsent(
                    List.of(mapped.definition(), mapped.options()),
                    g -> shelf.game(mapped.definition(), mapped.options()).on(Setting.machine(slow)));
            State state = position.isEmpty() ? game.start() : game.start(Shelf.position(game, position));
            List<Object> asked = List.of(game, position, row.depth());
            long sequences = COUNTED.computeIfAbsent(asked, a -> Counting.sequences(state, row.depth(), slow));
            assertThat(mapped.counting().count(state, row.depth(), sequences, row.leaves()))
                    .isEqualTo(row.leaves());
        });
    }

    DynamicNode skipped() {
        return skipped(mapped.reason() == null ? "no definition" : mapped.reason());
    }

    private DynamicNode skipped(String reason) {
        return DynamicTest.dynamicTest(name, () -> {
            System.out.println("skipped: " + name + ": " + reason);
            abort(reason);
        });
    }

    boolean isInitial() {
        return entry.path("initial_position").asBoolean(false);
    }

    /** As the source writes it. */
    String position() {
        JsonNode position = entry.get("position");
        return position == null ? "" : position.isObject() ? text(position, "value") : position.asString();
    }

    private static String text(JsonNode node, String key) {
        JsonNode value = node.get(key);
        return value == null || value.isNull() ? "" : value.asString();
    }
}
