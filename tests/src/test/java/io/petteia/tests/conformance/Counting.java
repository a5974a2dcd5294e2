package io.petteia.tests.conformance;

import io.petteia.game.Move;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a source counts as a leaf. */
enum Counting {
    /** Sequences of exactly so many moves. */
    SEQUENCES {
        @Override
        long count(State state, int depth) {
            return state.perft(depth);
        }
    },
    /** Games that ended earlier count too. */
    ENDED_TOO {
        @Override
        long count(State state, int depth) {
            if (state.isOver() || depth == 0) return 1;
            if (depth == 1) return state.countMoves();
            long sum = 0;
            for (Move move : state.legalMoves()) {
                state.play(move);
                sum += count(state, depth - 1);
                state.undo();
            }
            return sum;
        }
    },
    /** Moves that lead to the same position count once. */
    ONCE {
        @Override
        long count(State state, int depth) {
            if (depth == 0) return 1;
            long sum = 0;
            Set<Long> met = new HashSet<>();
            for (Move move : state.legalMoves()) {
                state.play(move);
                if (met.add(state.hash())) sum += count(state, depth - 1);
                state.undo();
            }
            return sum;
        }
    };

    abstract long count(State state, int depth);

    /** The same number, the short way if that leads to the number wanted: mostly nothing has ended early, nor is there a move that might be counted twice. */
    long count(State state, int depth, long sequences, long wanted) {
        return sequences == wanted || this == SEQUENCES ? sequences : count(state, depth);
    }

    /** How many sequences of so many moves there are. */
    static long sequences(State state, int depth, boolean onTwoCores) {
        return onTwoCores ? SEQUENCES.countOnTwoCores(state, depth) : SEQUENCES.count(state, depth);
    }

    /** The same number, with the first moves shared out among two threads. */
    long countOnTwoCores(State state, int depth) {
        if (depth < 3 || state.actor() < 0) return count(state, depth);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Callable<Long>> parts = new ArrayList<>();
            for (Move move : state.legalMoves()) {
                State copy = state.copy();
                copy.play(move);
                parts.add(() -> count(copy, depth - 1));
            }
            long sum = 0;
            for (Future<Long> part : threads.invokeAll(parts)) sum += part.get();
            return sum;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }
}
