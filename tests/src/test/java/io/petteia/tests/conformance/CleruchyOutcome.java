package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import tools.jackson.databind.JsonNode;

/** What a legal move of a unit case must lead to. */
final class CleruchyOutcome {
    private CleruchyOutcome() {}

    static void check(JsonNode each, State state) {
        if (each.has("legal") && !each.get("legal").asBoolean()) return;
        state.play(state.move(each.get("move").asString()));
        if (each.has("legal_moves_next"))
            assertThat(state.countMoves())
                    .isEqualTo(each.get("legal_moves_next").asInt());
        if (each.has("ended"))
            assertThat(state.isOver()).isEqualTo(each.get("ended").asBoolean());
    }
}
