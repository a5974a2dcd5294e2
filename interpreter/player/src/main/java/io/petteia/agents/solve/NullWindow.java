package io.petteia.agents.solve;

import io.petteia.game.Descent;
import io.petteia.game.Move;
import io.petteia.game.Result;
import io.petteia.game.Script;
import io.petteia.game.State;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta that asks one question at a time: is a position worth at least so much to the first person? A value is found by a few such questions (MTD(f), A. Plaat
 * 1996), which share a table of what is known of positions.
 *
 * <p>What the table knows behind a move is used before any move is followed. Then come the moves that answer the most with the fewest answers to themselves, and of equal ones those that
 * have answered elsewhere. If a position comes again on the line that is followed it gives up: values of a game with cycles depend on the way.
 */
public final class NullWindow {
    private static final int LONGEST_LINE = 1500;

    private final Descent at;
    private final Worth worth;
    private final Spending spending;
    private final Bounds bounds = new Bounds();
    private final Map<Script, int[]> answered = new HashMap<>();
    private final Set<Long> line = new HashSet<>();
    private boolean returned;

    /** @throws Unsolvable if it is not a game for one or two without chance and secrets */
    public NullWindow(State start, Worth worth, Limits limits, LongConsumer progress) {
        Unsolvable.check(start);
        this.at = new Descent(start);
        this.worth = worth;
        this.spending = new Spending(limits, progress);
    }

    /** What the beginning is worth to the first person; null if the limits were reached, or a position came again. */
    public @Nullable Integer value() {
        long low = Bounds.LEAST;
        long high = Bounds.MOST;
        int guess = 0;
        while (low < high) {
            int bound = guess == low ? guess + 1 : guess;
            if (!isAtLeast(bound)) high = bound - 1L;
            else low = bound;
            if (isBrokenOff()) return null;
            guess = (int) (low >= bound ? low : high);
        }
        return (int) low;
    }

    /** 1 if the first person can force a win, -1 if the second can, 0 if neither; null as for {@link #value}. */
    public @Nullable Integer sign() {
        boolean wins = isAtLeast(1);
        boolean holds = wins || isAtLeast(0);
        if (isBrokenOff()) return null;
        return wins ? 1 : holds ? 0 : -1;
    }

    private boolean isAtLeast(int bound) {
        return !isBrokenOff() && test(at.hash(), bound);
    }

    private boolean isBrokenOff() {
        return returned || spending.isSpent();
    }

    /** Whether a move from the beginning is known to win for whoever makes it; those that nobody looked at are not known. */
    public boolean isKnownToWin(Move move) {
        boolean first = at.actor() == 0;
        return at.behind(move.script(), () -> {
            Result result = at.result();
            if (first) return (result != null ? worth.of(result) : bounds.low(at.hash())) > 0;
            return (result != null ? worth.of(result) : bounds.high(at.hash())) < 0;
        });
    }

    public long positions() {
        return spending.positions();
    }

    /** Whether a position came again on a line, or one was too long to follow. */
    public boolean hasReturned() {
        return returned;
    }

    /** Is the position worth at least so much? Means nothing once it is broken off. */
    private boolean test(long hash, int bound) {
        Result result = at.result();
        if (result != null) return worth.of(result) >= bound;
        if (bounds.low(hash) >= bound) return true;
        if (bounds.high(hash) < bound) return false;
        if (at.actor() == State.CHANCE) throw Unsolvable.chance();
        if (!line.add(hash) || at.depth() > LONGEST_LINE) returned = true;
        if (!spending.take() || returned) return false;
        boolean wanted = at.actor() == 0;
        Openings openings = look(at.ways(), wanted, bounds.move(hash), bound);
        int deciding = openings.known();
        for (int i = 0; deciding < 0 && i < openings.open(); i++) {
            int way = openings.way(i);
            at.down(openings.script(way));
            boolean answer = test(openings.hash(way), bound);
            at.up();
            if (isBrokenOff()) return false;
            if (answer == wanted) deciding = way;
        }
        line.remove(hash);
        boolean answer = deciding >= 0 == wanted;
        if (deciding >= 0 && openings.known() < 0)
            answered.computeIfAbsent(openings.script(deciding), way -> new int[1])[0]++;
        bounds.put(
                hash,
                answer ? Math.max(bound, bounds.low(hash)) : bounds.low(hash),
                answer ? bounds.high(hash) : Math.min(bound - 1, bounds.high(hash)),
                deciding);
        return answer;
    }

    /** What is known behind the moves of this position; as soon as one is known to give the answer that is wanted, nothing more is looked at. */
    private Openings look(Script[] ways, boolean wanted, int best, int bound) {
        Openings openings = new Openings(ways);
        int mover = at.actor();
        for (int way = 0; way < ways.length; way++) {
            at.down(ways[way]);
            long hash = at.hash();
            Result result = at.result();
            int low = result != null ? worth.of(result) : bounds.low(hash);
            int high = result != null ? low : bounds.high(hash);
            if (wanted ? low >= bound : high < bound) openings.decides(way);
            else if (wanted ? high >= bound : low < bound) {
                int replies = at.countWays();
                int[] often = answered.get(ways[way]);
                openings.add(
                        way, hash, way == best, at.actor() == mover ? -replies : replies, often == null ? 0 : often[0]);
            }
            at.up();
            if (openings.known() >= 0) break;
        }
        openings.sort();
        return openings;
    }
}
