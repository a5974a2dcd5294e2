package io.petteia.terminal.picture;

import io.petteia.model.Board;
import java.util.LinkedHashSet;
import java.util.Set;

/** Two neighbouring sites, to be joined by a line. */
record Joint(int from, int to) {

    static Set<Joint> all(Board board) {
        Set<Joint> joints = new LinkedHashSet<>();
        for (int[] next : board.next()) {
            for (int site = 0; site < next.length; site++) if (next[site] >= 0) joints.add(of(site, next[site]));
        }
        for (int site = 0; site < board.size(); site++) {
            for (int other : board.linked()[site]) joints.add(of(site, other));
        }
        return joints;
    }

    private static Joint of(int a, int b) {
        return new Joint(Math.min(a, b), Math.max(a, b));
    }
}
