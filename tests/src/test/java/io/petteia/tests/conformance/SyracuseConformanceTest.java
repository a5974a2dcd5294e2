package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Result;
import io.petteia.game.State;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Scripted games of the Siege of Syracuse: given the deck, the dice and the choices, every state after every turn, and every ending. */
class SyracuseConformanceTest {
    private static final Map<String, String> ENDINGS = Map.of(
            "walls+blockade", "wall of circumvallation and blockade",
            "Syracuse morale 0", "Syracuse surrenders",
            "Athens morale 0", "Athenian morale",
            "VP", "the deck is exhausted");

    @TestFactory
    Stream<DynamicTest> games() {
        return ConformanceFiles.json("siege-of-syracuse.json").get("games").properties().stream()
                .map(game -> DynamicTest.dynamicTest(game.getKey(), () -> replay(game.getValue())));
    }

    private static void replay(JsonNode game) {
        SyracuseScript script = new SyracuseScript(game);
        script.play();
        State state = script.state();
        assertThat(script.comparedStates())
                .isGreaterThanOrEqualTo(game.get("turns").asInt());
        Result result = state.result();
        assertThat(result).isNotNull();
        String winner = game.get("result").get(0).asString();
        assertThat(result.winner()).isEqualTo("AS".indexOf(winner));
        assertThat(result.why()).isEqualTo(ENDINGS.get(game.get("result").get(1).asString()));
    }
}
