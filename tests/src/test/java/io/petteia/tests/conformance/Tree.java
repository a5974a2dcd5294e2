package io.petteia.tests.conformance;

import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.State;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** A whole game of two without chance or cycles, every position looked at once. */
final class Tree {
    /**
     * What can become of a position.
     *
     * @param value of best play for the first player
     * @param random chances of a win of the first, a win of the second, a draw, and the mean number of moves, if both take any move
     * @param games the number of ways to the end, by winner (first, second, nobody)
     * @param lengths the number of ways to the end by length
     */
    record Node(double value, double[] random, long[] games, Map<Integer, Long> lengths) {}

    private final ToDoubleFunction<Result> worth;
    private final Map<Long, Node> nodes = new HashMap<>();
    private final long[] ends = new long[3];
    private final Map<Integer, Integer> byPly = new TreeMap<>();

    /** @param worth what an end is worth to the first player */
    Tree(ToDoubleFunction<Result> worth) {
        this.worth = worth;
    }

    Node node(State state) {
        return node(state, 0);
    }

    private Node node(State state, int ply) {
        long hash = state.hash();
        Node known = nodes.get(hash);
        if (known != null) return known;
        byPly.merge(ply, 1, Integer::sum);
        Result result = state.result();
        Node node = result == null ? inner(state, ply) : end(result);
        nodes.put(hash, node);
        return node;
    }

    private Node end(Result result) {
        int winner = result.winner();
        int kind = winner < 0 ? 2 : winner;
        ends[kind]++;
        double[] random = new double[4];
        random[kind] = 1;
        long[] games = new long[3];
        games[kind] = 1;
        return new Node(worth.applyAsDouble(result), random, games, Map.of(0, 1L));
    }

    private Node inner(State state, int ply) {
        boolean first = state.actor() == 0;
        double best = first ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        double[] random = new double[4];
        long[] games = new long[3];
        Map<Integer, Long> lengths = new TreeMap<>();
        var moves = state.legalMoves();
        random[3] = 1;
        for (Move move : moves) {
            state.play(move);
            Node node = node(state, ply + 1);
            state.undo();
            best = first ? Math.max(best, node.value()) : Math.min(best, node.value());
            for (int i = 0; i < 4; i++) random[i] += node.random()[i] / moves.size();
            for (int i = 0; i < 3; i++) games[i] += node.games()[i];
            node.lengths().forEach((length, number) -> lengths.merge(length + 1, number, Long::sum));
        }
        return new Node(best, random, games, lengths);
    }

    int size() {
        return nodes.size();
    }

    /** Positions in which the game is over, by winner. */
    long[] ends() {
        return ends.clone();
    }

    /** Positions by the number of moves that led there first. */
    Map<Integer, Integer> byPly() {
        return byPly;
    }
}
