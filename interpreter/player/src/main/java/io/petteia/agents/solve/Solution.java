package io.petteia.agents.solve;

/**
 * What every position is worth if both play their best: the first person for as much as he can get, the second for as little, and then the winner for a
 * quick end, the loser for a late one. A game that goes on for ever is worth 0, as a draw is; who can force more than that takes it.
 */
public final class Solution {
    private final Positions positions;
    private final int[] values;
    private final int[] distances;

    private Solution(Positions positions) {
        this.positions = positions;
        this.values = new int[positions.size()];
        this.distances = new int[positions.size()];
    }

    public static Solution of(Positions positions) {
        Solution solution = new Solution(positions);
        if (positions.isCyclic()) new Forcing(positions, solution.values, solution.distances).solve();
        else solution.backwards();
        return solution;
    }

    public Positions positions() {
        return positions;
    }

    /** To the first person. */
    public int value(int position) {
        return values[position];
    }

    /** Moves to the end that is forced; means nothing where the value is 0 and the game has cycles. */
    public int distance(int position) {
        return distances[position];
    }

    /** Whether one who moves there would rather have this position than that one. */
    public boolean isBetter(int mover, int one, int other) {
        return better(mover, values[one], distances[one], values[other], distances[other]);
    }

    private static boolean better(int mover, int value, int distance, int otherValue, int otherDistance) {
        int gain = mover == 0 ? value : -value;
        int otherGain = mover == 0 ? otherValue : -otherValue;
        if (gain != otherGain) return gain > otherGain;
        return gain > 0 ? distance < otherDistance : distance > otherDistance;
    }

    private void backwards() {
        for (int i = 0; i < positions.size(); i++) {
            int position = positions.fromTheEnds(i);
            if (positions.isEnd(position)) values[position] = positions.worth(position);
            else best(position);
        }
    }

    private void best(int position) {
        int mover = positions.mover(position);
        int best = positions.behind(position, 0);
        for (int move = 1; move < positions.moves(position); move++) {
            int behind = positions.behind(position, move);
            if (isBetter(mover, behind, best)) best = behind;
        }
        values[position] = values[best];
        distances[position] = distances[best] + 1;
    }
}
