package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.agents.solve.Limits;
import io.petteia.agents.solve.NullWindow;
import io.petteia.agents.solve.Positions;
import io.petteia.agents.solve.Proof;
import io.petteia.agents.solve.Solution;
import io.petteia.agents.solve.Worth;
import io.petteia.game.Descent;
import io.petteia.game.Script;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** A game solved in a test, and what else is counted over all its positions. */
final class Solving {
    private final Positions positions;
    private final Solution solution;

    private Solving(State start, Worth worth) {
        positions = Objects.requireNonNull(Positions.from(start, worth, Limits.NONE, count -> {}));
        solution = Solution.of(positions);
    }

    static Solving of(State start) {
        return new Solving(start, Worth.OUTCOME);
    }

    /** By how much the first has the higher score, without a table. */
    static int score(State start) {
        return Objects.requireNonNull(new NullWindow(start, Worth.SCORE, Limits.NONE, count -> {}).value());
    }

    /** Who can force a win, without a table: {@code first}, {@code second} or {@code draw}, where the first is who is to move. */
    static String proof(State start) {
        int sign = sign(start);
        return sign == 0 ? "draw" : sign > 0 == (start.person(start.actor()) == 0) ? "first" : "second";
    }

    /** Whether the person can force a win. */
    static boolean holds(State start, int person) {
        return sign(start) == (person == 0 ? 1 : -1);
    }

    private static int sign(State start) {
        return Objects.requireNonNull(new NullWindow(start, Worth.OUTCOME, Limits.NONE, count -> {}).sign());
    }

    /** Whether the person can force a win, by a proof that looks for that alone. */
    static boolean proves(State start, int person) {
        Proof.Answer answer = new Proof(start, person, 1, Worth.OUTCOME, Limits.NONE, count -> {}).answer();
        assertThat(answer).isNotEqualTo(Proof.Answer.UNKNOWN);
        return answer == Proof.Answer.YES;
    }

    /** How many positions there are after so many moves and fewer. */
    static long[] positionsByPly(State start, int most) {
        Descent at = new Descent(start);
        List<Set<Long>> met = new ArrayList<>();
        for (int ply = 0; ply <= most; ply++) met.add(new HashSet<>());
        collect(at, met);
        return met.stream().mapToLong(Set::size).toArray();
    }

    private static void collect(Descent at, List<Set<Long>> met) {
        if (!met.get(at.depth()).add(at.hash()) || at.depth() == met.size() - 1) return;
        for (Script way : at.ways()) {
            at.down(way);
            collect(at, met);
            at.up();
        }
    }

    /** To the first player. */
    int value() {
        return solution.value(0);
    }

    String outcome() {
        int value = positions.mover(0) == 0 ? value() : -value();
        return value > 0 ? "first" : value < 0 ? "second" : "draw";
    }

    int distance() {
        return solution.distance(0);
    }

    int endings() {
        return positions.ends();
    }

    int size() {
        return positions.size();
    }

    /** Ends by what they are worth to the first: won, lost, drawn. */
    long[] ends() {
        long[] ends = new long[3];
        for (int p = 0; p < positions.size(); p++) if (positions.isEnd(p)) ends[kind(positions.worth(p))]++;
        return ends;
    }

    private static int kind(int value) {
        return value > 0 ? 0 : value < 0 ? 1 : 2;
    }

    /** Positions by what they are to whoever moves there, or would if the game were not over: won, lost, drawn. */
    long[] standings() {
        long[] standings = new long[3];
        boolean[] counted = new boolean[positions.size()];
        for (int p = 0; p < positions.size(); p++) {
            if (positions.isEnd(p)) continue;
            standings[standing(p, positions.mover(p))]++;
            for (int move = 0; move < positions.moves(p); move++) {
                int behind = positions.behind(p, move);
                if (!positions.isEnd(behind) || counted[behind]) continue;
                counted[behind] = true;
                standings[standing(behind, 1 - positions.mover(p))]++;
            }
        }
        return standings;
    }

    private int standing(int position, int mover) {
        return kind(mover == 0 ? solution.value(position) : -solution.value(position));
    }

    /** By position the number of moves that lead there; of one that is reached on ways of different lengths, the longest. */
    int[] plies() {
        int[] plies = new int[positions.size()];
        for (int i = positions.size() - 1; i >= 0; i--) {
            int from = positions.fromTheEnds(i);
            for (int move = 0; move < positions.moves(from); move++) {
                int to = positions.behind(from, move);
                plies[to] = Math.max(plies[to], plies[from] + 1);
            }
        }
        return plies;
    }

    long[] positionsByPly() {
        int[] plies = plies();
        long[] numbers = new long[max(plies) + 1];
        for (int ply : plies) numbers[ply]++;
        return numbers;
    }

    private static int max(int[] numbers) {
        int max = 0;
        for (int each : numbers) max = Math.max(max, each);
        return max;
    }

    /** By position the number of ways there. */
    private long[] ways() {
        long[] ways = new long[positions.size()];
        ways[0] = 1;
        for (int i = positions.size() - 1; i >= 0; i--) {
            int from = positions.fromTheEnds(i);
            for (int move = 0; move < positions.moves(from); move++) ways[positions.behind(from, move)] += ways[from];
        }
        return ways;
    }

    /** Games by how they end: won, lost, drawn. */
    long[] games() {
        long[] ways = ways();
        long[] games = new long[3];
        for (int p = 0; p < ways.length; p++) if (positions.isEnd(p)) games[kind(positions.worth(p))] += ways[p];
        return games;
    }

    long[] gamesByPly() {
        long[] ways = ways();
        int[] plies = plies();
        long[] games = new long[max(plies) + 1];
        for (int p = 0; p < ways.length; p++) if (positions.isEnd(p)) games[plies[p]] += ways[p];
        return games;
    }

    /** If both take any move, each as likely: the chances that the first wins, that he loses, of a draw, and the mean number of moves. */
    double[] random() {
        double[] chances = new double[positions.size()];
        chances[0] = 1;
        double[] random = new double[4];
        for (int i = positions.size() - 1; i >= 0; i--) {
            int from = positions.fromTheEnds(i);
            if (positions.isEnd(from)) random[kind(positions.worth(from))] += chances[from];
            else random[3] += chances[from];
            for (int move = 0; move < positions.moves(from); move++)
                chances[positions.behind(from, move)] += chances[from] / positions.moves(from);
        }
        return random;
    }
}
