package io.petteia.agents;

import io.petteia.game.Lookahead;
import io.petteia.game.Script;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A decision in the tree of a search, or a point at which chance decides. Where something is hidden it stands for all positions that look alike. */
final class Node {
    private final List<Edge> edges = new ArrayList<>();
    private final Map<Script, Edge> byMove = new HashMap<>();
    private boolean expanded;
    int visits;

    /** What was chosen here is unseen as yet: where the next player decides, whatever it was. */
    @Nullable
    Node after;

    /** Behind the last of several unseen choices: what comes of all of them together. */
    final Map<List<Script>, Node> together = new HashMap<>();

    /** Those met so far. */
    List<Edge> edges() {
        return edges;
    }

    Edge edge(Script move) {
        Edge known = byMove.get(move);
        if (known != null) return known;
        Edge edge = new Edge(move);
        byMove.put(move, edge);
        edges.add(edge);
        return edge;
    }

    /** All moves here, which are always the same. In an order of chance, so that of equals any may come first. */
    List<Edge> all(Lookahead position, RandomGenerator random) {
        if (!expanded) {
            for (Script move : position.moves()) edges.add(new Edge(move));
            Collections.shuffle(edges, new Random(random.nextLong()));
            expanded = true;
        }
        return edges;
    }

    /** The moves that there are in a position of those for which this stands. */
    List<Edge> in(Lookahead position, RandomGenerator random) {
        List<Edge> present = new ArrayList<>();
        for (Script move : position.moves()) present.add(edge(move));
        Collections.shuffle(present, new Random(random.nextLong()));
        for (Edge edge : present) edge.available++;
        return present;
    }

    boolean isExpanded() {
        return expanded;
    }
}
