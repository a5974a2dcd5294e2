package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Latrunculi as latrunculi.json has it: counts, single moves with what they lead to, and ends. */
class LatrunculiConformanceTest {
    private static final JsonNode JSON = ConformanceFiles.json("latrunculi.json");
    /** Its counts go on where forty turns or a repetition would end the game. */
    private static final Map<String, String> ENDLESS = Map.of("forty", "0", "repetition", "allowed");

    private static final Map<String, String> OPTIONS =
            Map.of("zeroDisplacementAllowed", "null_move", "mutualEntryAllowed", "mutual_entry");

    @TestFactory
    Stream<DynamicNode> counts() {
        return Setting.inBuild(settings());
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicNode> greaterCounts() {
        return Setting.inSlow(settings());
    }

    /** Every legal move of a position, and the position behind it. */
    @TestFactory
    Stream<DynamicTest> divides() {
        return each(JSON.get("positions"), each -> {
            State state = start(each, ENDLESS);
            Set<String> moves = new TreeSet<>();
            each.get("divide").properties().forEach(divided -> moves.add(divided.getKey()));
            assertThat(state.legalMoves()).extracting(Move::notation).containsExactlyElementsOf(moves);
            each.get("divide").properties().forEach(divided -> {
                state.play(state.move(divided.getKey()));
                String wanted = divided.getValue().asString();
                assertThat(LatrunculiFen.of(state))
                        .as(divided.getKey())
                        .isEqualTo(state.isOver() ? wanted.replaceFirst(" [GS] ", " - ") : wanted);
                state.undo();
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> ends() {
        return each(JSON.get("terminalTests"), each -> {
            State state = start(each, Map.of());
            int mover = state.actor();
            if (!each.get("move").isNull())
                state.play(state.move(each.get("move").asString()));
            String wanted = each.get("result").asString();
            assertThat(state.isOver()).isEqualTo(!wanted.startsWith("play continues"));
            Result result = state.result();
            if (result == null) return;
            String winner = result.winner() < 0
                    ? "draw"
                    : state.game().model().players().member(result.winner()) + " wins";
            assertThat(wanted).startsWith(winner);
            for (String word : List.of("reduced", "stalemate", "without"))
                assertThat(result.why().contains(word)).as(result.why()).isEqualTo(wanted.contains(word));
            if (wanted.endsWith("[option: mover loses]")) {
                Result other = start(each, Map.of("stalemate", "stuck_loses")).result();
                assertThat(other.winner()).isNotNegative().isNotEqualTo(mover);
            }
        });
    }

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        for (String list : List.of("placement", "positions")) {
            for (JsonNode each : JSON.get(list)) {
                settings.add(setting(each, "", each.get("perft"), ENDLESS));
                for (Map.Entry<String, JsonNode> other :
                        each.path("optionPerft").properties()) {
                    String option = OPTIONS.get(other.getKey());
                    if (option == null) throw new AssertionError("nobody maps the option `" + other.getKey() + "`");
                    Map<String, String> more = new TreeMap<>(ENDLESS);
                    more.put(option, "true");
                    settings.add(setting(each, ", " + option, other.getValue(), more));
                }
            }
        }
        return settings;
    }

    private static Setting setting(JsonNode each, String variant, JsonNode counts, Map<String, String> options) {
        String position = LatrunculiFen.of(each.get("fen").asString()).yaml();
        String name = each.get("id").asString() + variant;
        return new Setting(name, "latrunculi", options(each, options), position, Counts.of(counts));
    }

    private static State start(JsonNode each, Map<String, String> options) {
        String position = LatrunculiFen.of(each.get("fen").asString()).yaml();
        return Setting.start("latrunculi", options(each, options), position);
    }

    private static Map<String, String> options(JsonNode each, Map<String, String> more) {
        Map<String, String> options = new TreeMap<>(more);
        options.put("columns", each.get("W").asString());
        options.put("rows", each.get("H").asString());
        options.put(
                "stones",
                Integer.toString(LatrunculiFen.of(each.get("fen").asString()).stones()));
        return options;
    }

    private static Stream<DynamicTest> each(JsonNode list, Consumer<JsonNode> test) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(each -> DynamicTest.dynamicTest(each.get("id").asString(), () -> test.accept(each)));
    }
}
