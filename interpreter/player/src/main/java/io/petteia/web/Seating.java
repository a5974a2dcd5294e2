package io.petteia.web;

import io.petteia.agents.Agent;
import io.petteia.agents.Budget;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Who may sit at a game: people, and the programs that are installed. */
final class Seating {
    static final String HUMAN = "human";
    private static final Budget BUDGET = Budget.ofTime(Duration.ofSeconds(1));

    private final Map<String, Agent> agents;

    Seating(Map<String, Agent> agents) {
        this.agents = new TreeMap<>(agents);
    }

    /** The programs that play a game. */
    List<String> programs(Game game) {
        return List.copyOf(agents.keySet());
    }

    /** By person who sits there. @throws Problem for somebody who cannot */
    void check(String kind, Game game) {
        if (kind.equals(HUMAN) || agents.containsKey(kind)) return;
        List<String> known = new ArrayList<>(List.of(HUMAN));
        known.addAll(agents.keySet());
        throw Problem.refused("unknown-seat-kind", "nobody of the kind `" + kind + "` can play", known);
    }

    /** A move that a program chooses, of a position that it cannot tell from the real one. */
    String choose(String kind, State position, RandomGenerator random) {
        Agent agent = agents.get(kind);
        if (agent == null) throw new IllegalStateException("no program " + kind);
        int actor = position.actor();
        State supposed = position.game().hides() ? position.view(actor).determinize(random) : position.copy();
        Move move = agent.choose(supposed, BUDGET, random);
        return move.notation();
    }
}
