package io.petteia.agents;

import io.petteia.game.Lookahead;
import org.jspecify.annotations.Nullable;

/** The tree of the last move, with the position at its root. */
final class Remembered {
    private static final int DEEP = 4;
    private static final int MOST_MOVES = 2000;

    private final Lookahead position;
    private final Node root;
    private int moves;

    Remembered(Lookahead position, Node root) {
        this.position = position;
        this.root = root;
    }

    /** The node of a position a few moves on; null if it was not thought of. */
    @Nullable
    Node find(Lookahead now) {
        return find(root, now.hash(), now.person(), DEEP);
    }

    private @Nullable Node find(Node node, long hash, int person, int deep) {
        if (position.isOver()) return null;
        if (node != root && position.person() == person && position.hash() == hash) return node;
        if (deep == 0) return null;
        for (Edge edge : node.edges()) {
            Node child = edge.child;
            if (child == null || child.visits < 2 || ++moves > MOST_MOVES) continue;
            int mark = position.mark();
            position.play(edge.move);
            Node found = find(child, hash, person, deep - 1);
            position.back(mark);
            if (found != null) return found;
        }
        return null;
    }
}
