package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import io.petteia.model.GameModel;
import io.petteia.model.Variable;
import tools.jackson.databind.JsonNode;

/** What a legal move of a unit case must lead to. */
final class CleruchyOutcome {
    private CleruchyOutcome() {}

    static void check(JsonNode each, State state) {
        if (each.has("legal") && !each.get("legal").asBoolean()) return;
        CleruchyPosition before = standing(state, each.get("position").asString());
        state.play(state.move(each.get("move").asString()));
        if (each.has("legal_moves_next"))
            assertThat(state.countMoves())
                    .isEqualTo(each.get("legal_moves_next").asInt());
        if (each.has("ended"))
            assertThat(state.isOver()).isEqualTo(each.get("ended").asBoolean());
        if (each.has("result")) {
            CleruchyPosition after = standing(state, each.get("result").asString());
            if (each.has("flipped")) flipped(each.get("flipped"), before, after);
            if (each.has("score_after"))
                for (int p = 0; p < 2; p++)
                    assertThat(colonies(after, p == 0 ? 'O' : 'o'))
                            .isEqualTo(each.get("score_after").get(p).asInt());
        }
    }

    /** Holds the state to a position of the file. */
    private static CleruchyPosition standing(State state, String text) {
        CleruchyPosition wanted = CleruchyPosition.of(text);
        GameModel model = state.game().model();
        for (int site = 0; site < model.board().size(); site++) {
            String name = model.board().sites().member(site);
            char piece = wanted.pieceAt(name);
            String owner = state.owner(site) < 0 ? "none" : model.players().member(state.owner(site));
            if (piece == '.') assertThat(state.piece(site)).as(name).isNegative();
            else {
                assertThat(state.piece(site)).as(name).isNotNegative();
                assertThat(model.pieces().member(state.piece(site))).as(name).isEqualTo(CleruchyPosition.kind(piece));
                assertThat(owner).as(name).isEqualTo(CleruchyPosition.owner(piece));
            }
            String terrain = model.terrains().member(state.terrain(site));
            assertThat(terrain).as(name).isEqualTo(wanted.terrainAt(name));
        }
        Variable resources = model.variables().stream()
                .filter(v -> v.name().equals("resources"))
                .findFirst()
                .orElseThrow();
        assertThat(state.value(resources, 0)).isEqualTo(wanted.white());
        assertThat(state.value(resources, 1)).isEqualTo(wanted.black());
        if (!state.isOver()) assertThat(model.players().member(state.actor())).isEqualTo(wanted.mover());
        return wanted;
    }

    /** The colonies that changed hands, which is not the one that a besieger or founder gets. */
    private static void flipped(JsonNode sites, CleruchyPosition before, CleruchyPosition after) {
        for (JsonNode site : sites) {
            String name = site.asString();
            assertThat("oN").as(name).contains("" + before.pieceAt(name));
            assertThat(after.pieceAt(name)).as(name).isEqualTo('O');
        }
    }

    private static long colonies(CleruchyPosition position, char letter) {
        return String.join("", position.pieces())
                .chars()
                .filter(c -> c == letter)
                .count();
    }
}
