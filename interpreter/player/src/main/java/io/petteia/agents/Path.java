package io.petteia.agents;

import io.petteia.game.Script;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One way down the tree and the playout behind it, to be learnt from on the way back. */
final class Path {
    private record Step(Node node, Edge edge, int person) {}

    private final List<Step> steps = new ArrayList<>();
    private final Map<Integer, Set<Script>> later = new HashMap<>();

    void went(Node node, Edge edge, int person) {
        steps.add(new Step(node, edge, person));
    }

    /** A move of the playout. */
    void played(int person, Script move) {
        later.computeIfAbsent(person, p -> new HashSet<>()).add(move);
    }

    void learn(double[] values) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            Step step = steps.get(i);
            step.node().visits++;
            step.edge().visits++;
            if (step.person() == State.CHANCE) continue;
            double value = values[step.person()];
            step.edge().sum += value;
            played(step.person(), step.edge().move);
            Set<Script> moves = later.getOrDefault(step.person(), Set.of());
            for (Edge edge : step.node().edges()) {
                if (!moves.contains(edge.move)) continue;
                edge.laterVisits++;
                edge.laterSum += value;
            }
        }
    }

    /**
     * Carries what is certain upwards: a move is proven if what follows is, and a decision if it has a move that wins for certain, or if all its moves are.
     *
     * @param best the most that anybody can get
     */
    void prove(double[] certain, double best) {
        double @Nullable [] proven = certain;
        for (int i = steps.size() - 1; i >= 0 && proven != null; i--) {
            Step step = steps.get(i);
            if (step.person() == State.CHANCE) return;
            step.edge().proven = proven;
            proven = proven(step.node(), step.person(), best);
        }
    }

    static double @Nullable [] proven(Node node, int person, double best) {
        double @Nullable [] most = null;
        boolean all = true;
        for (Edge edge : node.edges()) {
            double @Nullable [] proven = edge.proven;
            if (proven == null) all = false;
            else if (most == null || proven[person] > most[person]) most = proven;
        }
        return most != null && (all || most[person] >= best) ? most : null;
    }
}
