package io.petteia.playtest;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenario.Said;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What chance brings in a scenario: the outcomes that it lists, in order or by the name of the roll, then what the seed brings. */
final class ScriptedChance {
    private final Scenario scenario;
    private final Deque<Said> inOrder;
    private final Map<String, Deque<Said>> byName = new HashMap<>();
    private long drawn;

    ScriptedChance(Scenario scenario) {
        this.scenario = scenario;
        this.inOrder = new ArrayDeque<>(scenario.chance().inOrder());
        scenario.chance().byName().forEach((name, outcomes) -> byName.put(name, new ArrayDeque<>(outcomes)));
    }

    /** Whether the scenario says what chance brings at this point. */
    boolean hasMore(State state) {
        return state.actor() == State.CHANCE
                && (scenario.seed() != null || !next(state).isEmpty());
    }

    /** Goes on to the next decision of a player; false if an outcome is not possible, which has been told. */
    boolean settle(State state, Diagnostics found) {
        while (state.actor() == State.CHANCE) {
            Said said = next(state).poll();
            Move outcome = said == null
                    ? state.sample(Seeds.random(scenario.seed() == null ? 0 : scenario.seed(), drawn++))
                    : state.move(said.text());
            if (outcome == null) {
                found.add(impossible(state, said));
                return false;
            }
            state.play(outcome);
        }
        return true;
    }

    private Deque<Said> next(State state) {
        List<Move> outcomes = state.legalMoves();
        String roll = outcomes.isEmpty() || outcomes.get(0).parts().isEmpty()
                ? ""
                : outcomes.get(0).parts().get(0).prompt();
        Deque<Said> named = byName.get(roll);
        return named != null ? named : inOrder;
    }

    private static Diagnostic impossible(State state, @Nullable Said said) {
        String text = said == null ? "" : said.text();
        Diagnostic wrong = Diagnostic.error(
                "scenario-chance", said == null ? null : said.span(), "chance cannot bring `" + text + "` here");
        List<Move> outcomes = state.legalMoves();
        return outcomes.isEmpty() ? wrong : wrong.expected(Expectations.list(outcomes));
    }
}
