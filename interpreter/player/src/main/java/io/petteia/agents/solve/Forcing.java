package io.petteia.agents.solve;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/**
 * Solves positions with cycles from their ends. Whatever a person can force is found for the greatest gain first: a position belongs to it if he moves and one move leads there,
 * or if the other moves and all do. What neither can force to an end that he wants stays worth 0.
 */
final class Forcing {
    private final Positions positions;
    private final int[] values;
    private final int[] distances;
    /** The positions before each, one behind the other. */
    private final int[] before;

    private final int[] beginnings;
    private final boolean[] settled;
    private final int[] escapes;
    private final int[] queue;
    private int queued;

    Forcing(Positions positions, int[] values, int[] distances) {
        this.positions = positions;
        this.values = values;
        this.distances = distances;
        int size = positions.size();
        settled = new boolean[size];
        escapes = new int[size];
        queue = new int[size];
        beginnings = new int[size + 1];
        before = new int[positions.joints()];
        for (int p = 0; p < size; p++)
            for (int m = 0; m < positions.moves(p); m++) beginnings[positions.behind(p, m) + 1]++;
        for (int p = 0; p < size; p++) beginnings[p + 1] += beginnings[p];
        int[] filled = Arrays.copyOf(beginnings, size);
        for (int p = 0; p < size; p++)
            for (int m = 0; m < positions.moves(p); m++) before[filled[positions.behind(p, m)]++] = p;
    }

    void solve() {
        TreeSet<Integer> ends = new TreeSet<>();
        for (int p = 0; p < positions.size(); p++) if (positions.isEnd(p)) ends.add(positions.worth(p));
        force(0, ends.tailSet(0, false).descendingSet());
        force(1, ends.headSet(0, false));
    }

    private void force(int person, Set<Integer> gains) {
        for (int p = 0; p < escapes.length; p++) escapes[p] = positions.moves(p);
        for (int gain : gains) {
            queued = 0;
            for (int p = 0; p < positions.size(); p++)
                if (positions.isEnd(p) && positions.worth(p) == gain) settle(p, gain, 0);
            for (int i = 0; i < queued; i++) spread(person, gain, queue[i]);
        }
    }

    private void spread(int person, int gain, int position) {
        for (int i = beginnings[position]; i < beginnings[position + 1]; i++) {
            int earlier = before[i];
            if (settled[earlier]) continue;
            if (positions.mover(earlier) == person || --escapes[earlier] == 0)
                settle(earlier, gain, distances[position] + 1);
        }
    }

    private void settle(int position, int gain, int distance) {
        settled[position] = true;
        values[position] = gain;
        distances[position] = distance;
        queue[queued++] = position;
    }
}
