package io.petteia.playtest;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.List;

/** Counts the sequences of legal moves of a length, the measure by which programs that know the same game agree. */
public final class Perft {
    /** The sequences that begin with a move. */
    public record Branch(Move move, long count) {}

    private static final int WORTH_DIVIDING = 3;

    private Perft() {}

    /** By first move, in their order; their sum is the count. One thread takes one first move at a time. Outcomes of chance are not counted as moves. */
    public static List<Branch> divide(State state, int depth, int threads, Progress progress)
            throws InterruptedException {
        List<Move> moves = state.legalMoves();
        int rest = state.actor() == State.CHANCE ? depth : depth - 1;
        List<Branch> branches = new ArrayList<>();
        try (Workers workers = new Workers(threads)) {
            List<Workers.Task<Long>> tasks = new ArrayList<>();
            for (Move move : moves) {
                State copy = state.copy();
                tasks.add(workers.start(() -> {
                    copy.play(move);
                    return copy.perft(rest);
                }));
            }
            for (int i = 0; i < moves.size(); i++) {
                branches.add(new Branch(moves.get(i), tasks.get(i).result()));
                progress.report(i + 1, moves.size());
            }
        }
        return branches;
    }

    public static long count(State state, int depth, int threads, Progress progress) throws InterruptedException {
        if (depth < WORTH_DIVIDING) return state.perft(depth);
        return divide(state, depth, threads, progress).stream()
                .mapToLong(Branch::count)
                .sum();
    }
}
