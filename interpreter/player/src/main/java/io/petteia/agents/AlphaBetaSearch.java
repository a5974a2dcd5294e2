package io.petteia.agents;

import io.petteia.game.Lookahead;
import io.petteia.game.Script;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta, one move deeper each time, until the budget is spent or everything is known. Values are those of the person at the root, whoever is to move:
 * a player may move several times in a row. Positions met before are looked up, the move that was best there is tried first, and then those that have cut
 * much off elsewhere.
 */
final class AlphaBetaSearch {
    private static final int DEEPEST = 200;
    /** What a win is worth beside a judgement, less a little for each move that it takes. */
    private static final double WIN = 10;

    private static final double MOVE = 0.001;

    private final Lookahead position;
    private final Experience experience;
    private final Allowance allowance;
    private final int me;
    private final List<Script> first;
    private final Transpositions transpositions = new Transpositions();
    private final Map<Script, Integer> cuts = new HashMap<>();
    private boolean stopped;
    private boolean complete;

    AlphaBetaSearch(Lookahead position, Experience experience, Allowance allowance, RandomGenerator random) {
        this.position = position;
        this.experience = experience;
        this.allowance = allowance;
        this.me = position.person();
        this.first = new ArrayList<>(List.of(position.moves()));
        Collections.shuffle(first, new Random(random.nextLong()));
    }

    Script best() {
        Script best = first.get(0);
        for (int depth = 1; depth <= DEEPEST && !allowance.isSpent(); depth++) {
            complete = true;
            Script found = root(depth);
            if (found == null) break;
            best = found;
            if (complete || isDecided) break;
        }
        return best;
    }

    /** Whether the last depth has found a way to win, or none not to lose. */
    private boolean isDecided;

    /** Null if it was broken off before a move better than the best of the last depth was known. */
    private @Nullable Script root(int depth) {
        Script best = null;
        double alpha = Double.NEGATIVE_INFINITY;
        for (Script move : List.copyOf(first)) {
            double value = behind(move, depth - 1, 1, alpha, Double.POSITIVE_INFINITY);
            if (stopped) break;
            if (best == null || value > alpha) {
                best = move;
                alpha = value;
            }
        }
        if (best == null) return null;
        isDecided = !stopped && Math.abs(alpha) > WIN / 2;
        // The best of this depth goes first at the next.
        first.remove(best);
        first.add(0, best);
        return best;
    }

    private double behind(Script move, int depth, int ply, double alpha, double beta) {
        int mark = position.mark();
        try {
            position.play(move);
            return value(depth, ply, alpha, beta);
        } catch (Defect defect) {
            // What goes wrong in a game that is only imagined is nobody's gain.
            return 0;
        } finally {
            position.back(mark);
        }
    }

    private double value(int depth, int ply, double alpha, double beta) {
        if (position.isOver()) {
            double utility = mine(position.utilities());
            return utility * WIN - Math.signum(utility) * ply * MOVE;
        }
        if (depth <= 0) {
            complete = false;
            allowance.count();
            stopped |= allowance.isSpent();
            return mine(experience.judge(position));
        }
        stopped |= allowance.isOutOfTime();
        if (stopped) return 0;
        return searched(depth, ply, alpha, beta);
    }

    private double searched(int depth, int ply, double alpha, double beta) {
        long hash = position.hash();
        Transpositions.Entry known = transpositions.find(hash);
        if (known != null && known.depth() >= depth) {
            if (!known.whole()) complete = false;
            if (known.answers(alpha, beta)) return known.value();
        }
        boolean outer = complete;
        complete = true;
        boolean mine = position.person() == me;
        Script[] moves = ordered(known == null ? null : known.best());
        double low = alpha;
        double high = beta;
        double best = mine ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        Script chosen = moves[0];
        for (Script move : moves) {
            double value = behind(move, depth - 1, ply + 1, low, high);
            if (stopped) return 0;
            if (mine ? value > best : value < best) {
                best = value;
                chosen = move;
            }
            if (mine) low = Math.max(low, best);
            else high = Math.min(high, best);
            if (low >= high) {
                cuts.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        transpositions.note(hash, new Transpositions.Entry(depth, best, best > alpha, best < beta, complete, chosen));
        complete &= outer;
        return best;
    }

    private Script[] ordered(@Nullable Script best) {
        Script[] moves = position.moves();
        if (moves.length == 0) throw new IllegalStateException("nothing can be chosen");
        Arrays.sort(
                moves,
                Comparator.comparingInt(move -> move.equals(best) ? Integer.MIN_VALUE : -cuts.getOrDefault(move, 0)));
        return moves;
    }

    /** What is good for me is bad for the other. */
    private double mine(double[] values) {
        return (values[me] - values[1 - me]) / 2;
    }
}
