package io.petteia.agents;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which move of a node is tried next: the one with the highest bound of confidence (UCT). What came of playouts in which a move was played later (RAVE)
 * stands in for what is not known yet, and moves never tried count as a little worse than the node, so that not all need be tried.
 *
 * @param many whether moves are not always there, so that how often they were is what counts
 */
record Selection(boolean many) {
    private static final double EXPLORATION = 0.6;
    private static final double LATER = 60;
    private static final double UNTRIED = 0.1;

    /** @param person whose decision it is @param scale the largest that utilities have been */
    Edge select(Node node, List<Edge> edges, int person, double scale) {
        double mean = mean(edges);
        double parent = Math.log(node.visits + 1.0);
        Edge best = edges.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (Edge edge : edges) {
            double bound = bound(edge, person, scale, mean, many ? Math.log(edge.available + 1.0) : parent);
            if (bound > most) {
                most = bound;
                best = edge;
            }
        }
        return best;
    }

    private static double bound(Edge edge, int person, double scale, double mean, double log) {
        double @Nullable [] proven = edge.proven;
        // What is lost for certain is tried only if everything is.
        if (proven != null) return proven[person] <= -1 ? proven[person] - 1e6 : proven[person] / scale;
        double value = edge.visits == 0 ? mean - UNTRIED * scale : edge.mean();
        if (edge.laterVisits > 0) {
            double trust = Math.sqrt(LATER / (3.0 * edge.visits + LATER));
            if (edge.visits == 0) trust = Math.min(trust, edge.laterVisits / (edge.laterVisits + 2.0));
            value = trust * edge.laterSum / edge.laterVisits + (1 - trust) * value;
        }
        return value / scale + EXPLORATION * Math.sqrt(log / (edge.visits + 1.0));
    }

    private static double mean(List<Edge> edges) {
        double sum = 0;
        int visits = 0;
        for (Edge edge : edges) {
            sum += edge.sum;
            visits += edge.visits;
        }
        return visits == 0 ? 0 : sum / visits;
    }
}
