package io.petteia.web;

import io.petteia.game.Result;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands that is over, or cannot go on.
 *
 * @param ending how it was ended outside of its rules
 * @param defect what is wrong with the definition, if it showed in play
 */
record Standing(
        State state, @Nullable Ending ending, @Nullable Defect defect) {
    boolean isOver() {
        return ending != null || defect != null || state.isOver();
    }

    /** By the colour's name how it stands; empty while the game goes on. */
    Map<String, String> outcome() {
        Map<String, String> outcome = new LinkedHashMap<>();
        if (!isOver() || defect != null) return outcome;
        List<String> names = state.game().model().players().members();
        Result result = state.result();
        if (ending != null)
            for (String name : names.subList(0, state.game().model().seated())) outcome.put(name, ending.outcome(name));
        else if (result != null)
            for (Result.Outcome each : result.outcomes())
                outcome.put(names.get(each.player()), each.kind().name().toLowerCase(Locale.ROOT));
        return outcome;
    }

    @Nullable
    String reason() {
        if (defect != null)
            return "the definition is wrong: " + defect.diagnostic().message();
        if (ending != null) return ending.why();
        Result result = state.result();
        return result == null ? null : result.why();
    }
}
