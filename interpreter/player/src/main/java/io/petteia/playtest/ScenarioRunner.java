package io.petteia.playtest;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.game.Why;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.machine.Defect;
import io.petteia.model.definition.Definition;
import io.petteia.model.definition.Position;
import io.petteia.model.definition.Scenario;
import io.petteia.model.definition.Scenario.Said;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs scenarios: sets the position up, plays the moves, looks whether everything is as the scenario says. */
public final class ScenarioRunner {
    private final Definition definition;
    private final Game.Machine machine;
    private final Map<Map<String, String>, Game> games = new HashMap<>();

    public ScenarioRunner(Definition definition) {
        this(definition, Game.Machine.TREE);
    }

    public ScenarioRunner(Definition definition, Game.Machine machine) {
        this.definition = definition;
        this.machine = machine;
    }

    public Verdict run(Scenario scenario) {
        Diagnostics found = new Diagnostics();
        try {
            State state = start(scenario, found);
            if (state != null && play(state, scenario, found)) new Expectations(state, scenario, found).check();
        } catch (Defect defect) {
            found.add(defect.diagnostic());
        }
        return new Verdict(
                scenario, found.sorted().stream().filter(Diagnostic::isError).toList());
    }

    /** What is wrong with how a scenario is written, in the words of the game; nothing is played. */
    Diagnostics mistakes(Scenario scenario) {
        Diagnostics found = new Diagnostics();
        try {
            Game game = game(scenario, found);
            if (game == null) return found;
            if (scenario.position() != null) game.read(scenario.position(), found);
            scenario.expect().forEach(condition -> game.words().condition(condition, found));
            scenario.hidden().forEach(hidden -> game.words().value(hidden.value(), found));
        } catch (Defect defect) {
            found.add(defect.diagnostic());
        }
        return found;
    }

    private @Nullable State start(Scenario scenario, Diagnostics found) {
        Game game = game(scenario, found);
        if (game == null) return null;
        if (scenario.position() == null) return game.start();
        Position position = game.read(scenario.position(), found);
        return position == null ? null : game.start(position);
    }

    /** Most scenarios of a game have the same options. */
    private @Nullable Game game(Scenario scenario, Diagnostics found) {
        Map<String, String> options = new HashMap<>();
        scenario.options().forEach((name, given) -> options.put(name, given.value()));
        Game known = games.get(options);
        if (known != null) return known;
        Game loaded = Loading.game(definition, scenario.options(), found);
        if (loaded == null) return null;
        Game game = loaded.on(machine);
        games.put(options, game);
        return game;
    }

    /** False if it came to a stop, which has been told. */
    private static boolean play(State state, Scenario scenario, Diagnostics found) {
        ScriptedChance chance = new ScriptedChance(scenario);
        for (Said said : scenario.play()) {
            if (!chance.settle(state, found)) return false;
            Move move = state.isOver() ? null : state.read(said.text());
            if (move == null) {
                found.add(refused(state, said));
                return false;
            }
            state.play(move);
        }
        return !chance.hasMore(state) || chance.settle(state, found);
    }

    private static Diagnostic refused(State state, Said said) {
        if (state.isOver())
            return Diagnostic.error(
                    "scenario-play", said.span(), "`" + said.text() + "` cannot be played: the game is over");
        Diagnostic wrong = Diagnostic.error("scenario-play", said.span(), "`" + said.text() + "` is not legal here");
        for (Why.Refusal refusal : state.why(said.text())) wrong = wrong.related(refusal.span(), refusal.message());
        return wrong;
    }
}
