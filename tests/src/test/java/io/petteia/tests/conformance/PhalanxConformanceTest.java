package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Look;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Phalanx as phalanx.json has it: counts of single steps, whole turns, and what stands and counts after some steps. */
class PhalanxConformanceTest {
    private static final JsonNode JSON = ConformanceFiles.json("phalanx.json");

    /** Counts under other readings, and the options that stand for these. */
    private static final Map<String, Map<String, String>> READINGS = Map.of(
            "perft", Map.of(),
            "perft_attackMaximalLine", Map.of("attack", "whole_line"),
            "perft_growthOriginal", Map.of("growth", "by_origin"));

    @TestFactory
    Stream<DynamicNode> counts() {
        return Setting.inBuild(settings());
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return Setting.inSlow(settings());
    }

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        for (JsonNode each : JSON.get("setup")) {
            Map<String, String> options = PhalanxPosition.options(each);
            settings.add(new Setting(options.toString(), "phalanx", options, "", Counts.of(each.get("perft"))));
        }
        for (JsonNode each : JSON.get("positions")) {
            each.properties().forEach(entry -> {
                if (!entry.getKey().startsWith("perft")) return;
                Map<String, String> reading = READINGS.get(entry.getKey());
                if (reading == null) throw new AssertionError("nobody maps `" + entry.getKey() + "`");
                Map<String, String> options = PhalanxPosition.options(each);
                options.putAll(reading);
                String name = each.get("id").asString() + " " + reading;
                settings.add(new Setting(name, "phalanx", options, yaml(each), Counts.of(entry.getValue())));
            });
        }
        return settings;
    }

    private static String yaml(JsonNode each) {
        List<String> players =
                Shelf.SHIPPED.definition("phalanx").players().domain().members();
        return PhalanxPosition.yaml(each, players);
    }

    private static State start(JsonNode each) {
        return Setting.start("phalanx", PhalanxPosition.options(each), yaml(each));
    }

    private static Stream<JsonNode> positions() {
        return StreamSupport.stream(JSON.get("positions").spliterator(), false);
    }

    @TestFactory
    Stream<DynamicTest> turns() {
        return positions()
                .map(each -> DynamicTest.dynamicTest(each.get("id").asString(), () -> {
                    Set<Set<String>> boards = new HashSet<>();
                    long sequences = turns(start(each), boards, new HashMap<>());
                    JsonNode wanted = each.get("completeTurns");
                    assertThat(sequences)
                            .isEqualTo(wanted.get("microMoveSequences").asLong());
                    assertThat(boards)
                            .hasSize(wanted.get("distinctResultingBoards").asInt());
                }));
    }

    /** The ways to the end of the turn, and what stands at their ends. Many ways lead over one position, which is gone through once. */
    private static long turns(State state, Set<Set<String>> boards, Map<Long, Long> known) {
        Long before = known.get(state.hash());
        if (before != null) return before;
        long sequences = 0;
        for (Move move : state.legalMoves()) {
            boolean last = move.notation().equals("endTurn");
            state.play(move);
            if (last) boards.add(PhalanxPosition.standing(state, false));
            sequences += last ? 1 : turns(state, boards, known);
            state.undo();
        }
        known.put(state.hash(), sequences);
        return sequences;
    }

    @TestFactory
    Stream<DynamicNode> scripts() {
        return positions()
                .map(each -> DynamicContainer.dynamicContainer(
                        each.get("id").asString(),
                        each.get("scripts").properties().stream()
                                .map(script -> DynamicTest.dynamicTest(script.getKey(), () -> {
                                    String steps = script.getKey().equals("(start)") ? "" : script.getKey();
                                    check(start(each), steps, CoerceoFile.texts(script.getValue()));
                                }))));
    }

    /** Takes some steps, looks at where they lead, and takes each of them back alone. */
    private static void check(State state, String steps, List<String> wanted) {
        Deque<String> before = new ArrayDeque<>();
        for (String step : steps.isEmpty() ? new String[0] : steps.split(";")) {
            before.push(state.position());
            state.play(state.move(step));
        }
        check(state, wanted);
        while (!before.isEmpty()) {
            state.undo();
            assertThat(state.position()).isEqualTo(before.pop());
        }
    }

    /** Holds a state to the moves that are legal, a line that begins with {@code #state}, and one that begins with {@code territory}. */
    private static void check(State state, List<String> wanted) {
        Set<String> moves = new TreeSet<>(wanted);
        moves.removeIf(line -> line.startsWith("#") || line.startsWith("territory"));
        assertThat(state.legalMoves()).extracting(Move::notation).containsExactlyInAnyOrderElementsOf(moves);
        for (String line : wanted) {
            if (line.startsWith("#state")) standing(state, moves, line);
            if (line.startsWith("territory")) assertThat(counted(state)).isEqualTo(line);
        }
    }

    private static void standing(State state, Set<String> moves, String line) {
        String[] parts = line.split(": ");
        int phase = state.isOver() ? 2 : moves.contains("endTurn") ? 1 : 0;
        if (!state.isOver()) assertThat(line).startsWith("#state pl " + (state.actor() + 1) + " ");
        assertThat(parts[0]).endsWith(" ph " + phase + " passes " + Values.of(state, "idle"));
        assertThat(PhalanxPosition.standing(state, phase == 1)).isEqualTo(new TreeSet<>(List.of(parts[1].split(" "))));
    }

    /** As the file writes it: {@code territory 0 0 neutral 36 lost 0 0 score 0 0}. */
    private static String counted(State state) {
        Map<String, Map<Integer, Integer>> shown = new TreeMap<>();
        for (Look.ShownValue each : state.shown())
            shown.computeIfAbsent(each.name(), name -> new TreeMap<>())
                    .put(each.player(), Integer.valueOf(each.value()));
        StringBuilder territory = new StringBuilder("territory");
        StringBuilder lost = new StringBuilder(" lost");
        StringBuilder score = new StringBuilder(" score");
        int neutral = PhalanxPosition.vacant(state);
        for (int player : shown.get("points").keySet()) {
            int points = shown.get("points").get(player);
            int prisoners = shown.get("lost").get(player);
            territory.append(' ').append(points + prisoners);
            lost.append(' ').append(prisoners);
            score.append(' ').append(points);
            neutral -= points + prisoners;
        }
        return territory + " neutral " + neutral + lost + score;
    }
}
