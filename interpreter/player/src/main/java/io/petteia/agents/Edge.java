package io.petteia.agents;

import io.petteia.game.Script;
import org.jspecify.annotations.Nullable;

/** A move in the tree of a search, with what came of it. */
final class Edge {
    final Script move;
    int visits;
    /** of whoever decides, added up */
    double sum;
    /** how often it could have been chosen */
    int available;
    /** playouts in which whoever decides played it at some time later, and what came of them */
    int laterVisits;

    double laterSum;

    @Nullable
    Node child;
    /** by person, if it is known for certain what comes of it */
    double @Nullable [] proven;

    Edge(Script move) {
        this.move = move;
    }

    double mean() {
        return sum / visits;
    }
}
