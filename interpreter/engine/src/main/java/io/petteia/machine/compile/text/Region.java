package io.petteia.machine.compile.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * What one method has of a graph: all that is come to from a root without going through a border. In reverse postorder, so that whatever goes back to an earlier node is a
 * loop; and by node the one that dominates it, through which every way to it leads (after Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm").
 */
public final class Region {
    private final IntFunction<int[]> following;
    private final BitSet border;
    private final int[] order;
    private int count;
    /** by node its place in the order, -1 for none */
    private final int[] places;
    /** by place the place of the node that dominates it, and how many ways lead forward to it */
    private final int[] dominators;

    private final int[] ways;
    private final BitSet loops = new BitSet();
    private final BitSet entered = new BitSet();

    public Region(int root, int size, IntFunction<int[]> following, BitSet border) {
        this.following = following;
        this.border = border;
        order = new int[size];
        places = new int[size];
        Arrays.fill(places, -1);
        visit(root);
        reverse();
        dominators = new int[count];
        ways = new int[count];
        dominate();
        for (int at = 0; at < count; at++) count(at);
    }

    /** Postorder. */
    private void visit(int node) {
        places[node] = 0;
        for (int next : following.apply(node)) if (places[next] < 0 && !border.get(next)) visit(next);
        order[count++] = node;
    }

    private void reverse() {
        for (int low = 0, high = count - 1; low < high; low++, high--) {
            int node = order[low];
            order[low] = order[high];
            order[high] = node;
        }
        for (int at = 0; at < count; at++) places[order[at]] = at;
    }

    private void dominate() {
        Arrays.fill(dominators, -1);
        dominators[0] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int at = 0; at < count; at++) {
                for (int next : following.apply(order[at])) {
                    int to = places[next];
                    if (to <= 0) continue;
                    int joined = dominators[to] < 0 ? at : join(dominators[to], at);
                    changed |= joined != dominators[to];
                    dominators[to] = joined;
                }
            }
        }
    }

    private int join(int one, int other) {
        int left = one;
        int right = other;
        while (left != right) {
            while (left > right) left = dominators[left];
            while (right > left) right = dominators[right];
        }
        return left;
    }

    private void count(int at) {
        for (int next : following.apply(order[at])) {
            int to = places[next];
            if (to < 0) continue;
            if (to > at) ways[to]++;
            else if (join(to, at) == to) loops.set(next);
            else entered.set(next);
        }
    }

    public boolean has(int node) {
        return places[node] >= 0;
    }

    /** Whether something goes back to a node. */
    public boolean isLoop(int node) {
        return loops.get(node);
    }

    /** Nodes that are gone back to although there are other ways into what they begin: no loops of Java. */
    public BitSet entered() {
        return entered;
    }

    /** Whether several ways lead forward to a node. */
    public boolean isMerge(int node) {
        return ways[places[node]] > 1;
    }

    /** The merges that a node dominates directly, in order. */
    int[] mergesUnder(int node) {
        int at = places[node];
        return java.util.stream.IntStream.range(at + 1, count)
                .filter(to -> dominators[to] == at && ways[to] > 1)
                .map(to -> order[to])
                .toArray();
    }

    /** The nodes that the root alone dominates. */
    public BitSet directlyUnderRoot() {
        BitSet all = new BitSet();
        for (int at = 1; at < count; at++) if (dominators[at] == 0) all.set(order[at]);
        return all;
    }
}
