package io.petteia.agents.solve;

import io.petteia.game.Descent;
import io.petteia.game.Result;
import io.petteia.game.Script;
import io.petteia.game.State;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * All positions that can be reached from one, each once, and which moves join them. They are numbered, the first is 0. Positions are the same if their
 * hashes are, so whatever the rules can tell apart (turns in a row that passed, positions that stood before) is part of them.
 *
 * <p>A position costs some sixty bytes and four for every move; the search itself needs memory for the longest line that it follows.
 */
public final class Positions {
    private static final int END = -1;

    private final Hashes hashes = new Hashes();
    /** By position: the person who moves, or {@link #END}. */
    private final Ints movers = new Ints();
    /** By position: what an end is worth, else where its moves begin in {@link #moves}: first their number, then the positions behind them. */
    private final Ints details = new Ints();

    private final Ints moves = new Ints();
    private final Ints inOrder = new Ints();
    private final BitSet open = new BitSet();
    private final Worth worth;
    private final Spending spending;
    private boolean cyclic;

    private Positions(Worth worth, Spending spending) {
        this.worth = worth;
        this.spending = spending;
    }

    /**
     * All positions from a start on; null if the limits were reached before all was seen.
     *
     * @param progress told the number of positions now and then
     * @throws Unsolvable if it is not a game for one or two without chance and secrets
     */
    public static @Nullable Positions from(State start, Worth worth, Limits limits, LongConsumer progress) {
        Unsolvable.check(start);
        Positions positions = new Positions(worth, new Spending(limits, progress));
        positions.explore(new Descent(start));
        return positions.spending.isSpent() ? null : positions;
    }

    /** A position whose moves are being followed. */
    private static final class Line {
        final int position;
        final Script[] ways;
        final int[] behind;
        int next;

        Line(int position, Script[] ways) {
            this.position = position;
            this.ways = ways;
            this.behind = new int[ways.length];
        }
    }

    private void explore(Descent at) {
        List<Line> lines = new ArrayList<>();
        Line begun = enter(at, hashes.number(at.hash()));
        if (begun != null) lines.add(begun);
        while (!lines.isEmpty() && !spending.isSpent()) {
            Line line = lines.get(lines.size() - 1);
            if (line.next == line.ways.length) {
                finish(line);
                lines.remove(lines.size() - 1);
                if (!lines.isEmpty()) at.up();
                continue;
            }
            at.down(line.ways[line.next]);
            int known = hashes.size();
            int position = hashes.number(at.hash());
            line.behind[line.next++] = position;
            cyclic |= open.get(position);
            Line below = position < known ? null : enter(at, position);
            if (below == null) at.up();
            else lines.add(below);
        }
    }

    /** @return the line to follow from a new position; null if it is an end */
    private @Nullable Line enter(Descent at, int position) {
        spending.take();
        Result result = at.result();
        movers.add(result == null ? at.actor() : END);
        details.add(result == null ? 0 : worth.of(result));
        if (result == null) {
            if (at.actor() == State.CHANCE) throw Unsolvable.chance();
            open.set(position);
            return new Line(position, at.ways());
        }
        inOrder.add(position);
        return null;
    }

    private void finish(Line line) {
        open.clear(line.position);
        details.set(line.position, moves.size());
        moves.add(line.behind.length);
        for (int position : line.behind) moves.add(position);
        inOrder.add(line.position);
    }

    /** The number of a position by its hash, -1 if it is none of these. */
    public int find(long hash) {
        return hashes.find(hash);
    }

    public int size() {
        return movers.size();
    }

    /** Whether a position can be reached from itself, so that a game need not end. */
    public boolean isCyclic() {
        return cyclic;
    }

    public boolean isEnd(int position) {
        return movers.get(position) == END;
    }

    /** The person who moves; -1 at an end. */
    public int mover(int position) {
        return movers.get(position);
    }

    /** What an end is worth to the first. */
    public int worth(int end) {
        return details.get(end);
    }

    public int moves(int position) {
        return isEnd(position) ? 0 : moves.get(details.get(position));
    }

    /** The position behind a move, counted from 0 in the order of {@link Descent#ways}. */
    public int behind(int position, int move) {
        return moves.get(details.get(position) + 1 + move);
    }

    /** All positions; if there are no cycles, each stands behind those that can be reached from it. */
    public int fromTheEnds(int i) {
        return inOrder.get(i);
    }

    /** The number of all moves of all positions. */
    int joints() {
        return moves.size() - size() + ends();
    }

    public int ends() {
        int ends = 0;
        for (int position = 0; position < size(); position++) if (isEnd(position)) ends++;
        return ends;
    }
}
