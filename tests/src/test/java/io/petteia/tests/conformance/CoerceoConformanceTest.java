package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.model.Board;
import io.petteia.tests.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Coerceo as coerceo.json has it: the board, counts, and single turns with all that they bring about. */
class CoerceoConformanceTest {

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
        CoerceoFile.definitions().forEach(definition -> {
            for (JsonNode each : CoerceoFile.JSON.get("perft_positions"))
                settings.add(new Setting(
                        each.get("name").asString() + " of " + definition,
                        definition,
                        CoerceoFile.options(each),
                        CoerceoPosition.of(each.get("position").asString()).yaml(),
                        Counts.of(each.get("perft"))));
        });
        return settings;
    }

    @TestFactory
    Stream<DynamicNode> turns() {
        return CoerceoFile.definitions()
                .map(definition -> DynamicContainer.dynamicContainer(
                        definition,
                        StreamSupport.stream(CoerceoFile.JSON.get("unit_cases").spliterator(), false)
                                .map(each -> DynamicTest.dynamicTest(
                                        each.get("name").asString(), () -> turn(definition, each)))));
    }

    private static void turn(String definition, JsonNode each) {
        State state = CoerceoFile.start(definition, each);
        Move move = state.move(each.get("move").asString());
        assertThat(move != null).isEqualTo(each.get("legal").asBoolean());
        if (move == null) return;
        int mover = state.actor();
        int held = Values.of(state, "tiles", mover);
        Map<String, Character> before =
                CoerceoPosition.of(CoerceoPosition.of(state)).fields();
        state.play(move);
        String result = each.get("result").asString();
        assertThat(CoerceoPosition.of(state)).isEqualTo(state.isOver() ? "-" + result.substring(1) : result);
        assertThat(state.countMoves()).isEqualTo(each.get("legal_moves_next").asInt());

        Map<String, Character> after =
                CoerceoPosition.of(CoerceoPosition.of(state)).fields();
        Set<String> tiles = new TreeSet<>();
        Set<String> captured = new TreeSet<>();
        before.forEach((field, letter) -> {
            if (letter != '_' && Character.valueOf('_').equals(after.get(field))) tiles.add(field.substring(0, 2));
            if (letter == (mover == 0 ? 'B' : 'W') && !letter.equals(after.get(field))) captured.add(field);
        });
        boolean exchange =
                captured.remove(move.notation().substring(1)) && move.notation().startsWith("x");
        assertThat(tiles).containsExactlyInAnyOrderElementsOf(CoerceoFile.texts(each.get("tiles_removed")));
        assertThat(captured).containsExactlyInAnyOrderElementsOf(CoerceoFile.texts(each.get("captured")));
        int collected = Values.of(state, "tiles", mover) - held;
        if (!exchange) assertThat(collected).isEqualTo(each.get("collected").asInt());
        else assertThat(collected).isNegative();
    }

    /** Fields touch, and pieces move, as the file's tables say. */
    @Test
    void board() {
        Board board = Shelf.SHIPPED.game("coerceo", Map.of()).model().board();
        assertThat(reached(board, "orthogonal", "edge"))
                .isEqualTo(CoerceoFile.JSON.get("undirected_edge_adjacencies").asInt());
        assertThat(reached(board, "parallel", "moves"))
                .isEqualTo(CoerceoFile.JSON
                        .get("undirected_move_pairs_on_full_board")
                        .asInt());
    }

    /** Pairs of fields that a group of directions joins; those of each field are held to the list of that name. */
    private static int reached(Board board, String group, String list) {
        int pairs = 0;
        for (Map.Entry<String, JsonNode> field : CoerceoFile.FIELDS.properties()) {
            int site = board.sites().ordinal(field.getKey());
            Set<String> found = new TreeSet<>();
            for (int direction : board.groups().get(group).byPlayer()[0]) {
                int next = board.next()[direction][site];
                if (next >= 0 && !board.off()[next]) found.add(board.sites().member(next));
            }
            assertThat(found)
                    .as(field.getKey())
                    .containsExactlyInAnyOrderElementsOf(
                            CoerceoFile.texts(field.getValue().get(list)));
            pairs += found.size();
        }
        return pairs / 2;
    }

    @Test
    void start() {
        State state = Shelf.SHIPPED.game("coerceo", Map.of()).start();
        Map<String, Character> fields =
                CoerceoPosition.of(CoerceoPosition.of(state)).fields();
        for (String side : List.of("white", "black")) {
            List<String> wanted =
                    CoerceoFile.texts(CoerceoFile.JSON.get("laurentius").get(side));
            List<String> found = new ArrayList<>();
            fields.forEach((field, letter) -> {
                if (letter == (side.equals("white") ? 'W' : 'B')) found.add(field);
            });
            assertThat(found).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }
}
