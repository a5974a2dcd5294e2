package io.petteia.machine.graph;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What the compiler makes of a program for random play without a way back, the first time that somebody plays so. It has a method for each decision that can be drawn, and
 * for stretches of the graph within a decision, carried out, and behind it, settling. What they return is told at {@link #CARRYING}.
 */
public abstract class RandomPlay extends Generated {
    /** What a method of random play returns: the id of the choice or roll of chance at which it halts, -1 at the end of the game, or one of these and an id. */
    public static final int CARRYING = 1 << 28;

    public static final int SETTLING = 1 << 29;
    /** Of a decision whose moves have to be listed before one is drawn. */
    public static final int UNDRAWN = -2;
    /** Of a candidate that is no move. */
    public static final int REFUSED = -3;

    protected @Nullable RandomGenerator random;
    /** How many moves are still to be drawn, the one under way counted. */
    protected int left;

    protected final Offers offers = new Offers();
    protected final Refusals refusals = new Refusals();
    protected final Rows rows;

    /** More members of a set are not listed. */
    private static final int FEW = 9;

    private final int[] places = new int[FEW];

    /** The choice whose moves stand in the offers already, -1 for none. */
    protected int listed = -1;

    /** Whether one of the candidates that are being listed is known to be a move, or nobody asks. */
    protected boolean proved = true;

    /** Whether the candidate that is carried out is known to keep the guard about exposed pieces to which it comes. */
    protected boolean safe;

    protected final long[] script = new long[8];

    protected RandomPlay(Run run) {
        super(run);
        rows = new Rows(run);
    }

    final void begin(RandomGenerator by, int most) {
        random = by;
        left = most;
        listed = -1;
        safe = false;
    }

    /** Draws a move at a choice, if that can be done at once, and carries it out. */
    protected int draw(int at) {
        return UNDRAWN;
    }

    /** The place of a set bit, as {@link Draw#member} gives it. Few are listed, which takes less time than to look for one where their number can be foreseen. */
    protected final int member(long word, int number) {
        if (Long.bitCount(word) > FEW) return Draw.member(word, number);
        int[] all = places;
        int listed = 0;
        for (long rest = word; rest != 0; rest &= rest - 1) all[listed++] = Long.numberOfTrailingZeros(rest);
        return all[number];
    }

    /** Empties all locals, at the end of the game. */
    protected abstract void clearAll();

    // ---- decisions that are listed
    /** Lists the moves of a decision and draws one of them, which is read from then on; false if there is none. */
    protected final boolean drawsRow(int at, RandomGenerator random) {
        listFrom(at);
        if (rows.size() == 0) return false;
        take(Draw.below(random, rows.size()));
        return true;
    }

    /** Lists candidates instead, and carries out one after the other until one is a move. */
    protected final int drawRows(int at, RandomGenerator random) {
        listFrom(at);
        beginDrawing(rows.size());
        int then;
        do {
            int number = refusals.draw(random);
            if (number < 0) return UNDRAWN;
            take(number);
            then = halt(CARRYING + at);
        } while (drawsAnother(then));
        return then;
    }

    private void take(int number) {
        int length = rows.take(number);
        run.drew(rows.taken(), length);
    }

    private void listFrom(int at) {
        rows.clear();
        run.listing();
        m.journaling = true;
        int mark = m.mark();
        try {
            list(at);
        } catch (StackOverflowError e) {
            throw run.endlessChoices(at);
        } finally {
            // after a defect in an effect that was only tried
            m.takeBack(mark);
            m.journaling = false;
        }
    }

    /** Lists what follows, which the caller takes back. */
    protected final void list(int from) {
        int at = from;
        while (at >= 0) {
            run.countStep(at);
            at = listOn(at);
        }
    }

    /** Lists from an instruction on, until a loop begins anew; its id then, else -1. */
    protected int listOn(int at) {
        throw new IllegalStateException("nothing is listed from " + at);
    }

    // ---- stretches of the graph
    protected int carry(int at) {
        return carryStep(at);
    }

    protected int settle(int at) {
        return settleStep(at);
    }

    /** Carries out one instruction as on the tree, within a decision. */
    protected final int carryStep(int id) {
        run.carrying();
        int then = run.step(id);
        return then < 0 ? run.ended(id) : (run.mode == Run.Mode.APPLY ? CARRYING : SETTLING) + then;
    }

    protected final int settleStep(int id) {
        run.settling();
        int then = run.step(id);
        return then < 0 ? run.ended(id) : SETTLING + then;
    }

    /** Whether random play leaves the cells of the board as they are. */
    protected boolean leavesCells() {
        return false;
    }

    /** Whether what is drawn is a candidate, which may be refused. */
    protected boolean provesMoves() {
        return false;
    }

    protected final int carryStepOnCells(int id) {
        m.deriveCells();
        return carryStep(id);
    }

    protected final int settleStepOnCells(int id) {
        m.deriveCells();
        return settleStep(id);
    }

    /** The same for one that is only tried, while moves are listed. */
    protected final int stepOnCells(int id) {
        m.deriveCells();
        return run.step(id);
    }

    /** Before candidates are drawn one after the other until one is a move. */
    protected final void beginDrawing(int candidates) {
        refusals.begin(candidates);
        refusals.keep(m);
    }

    /** Keeps the position before the first candidate of which it is not known whether it is a move. */
    protected final void keep() {
        if (!refusals.keeps()) refusals.keep(m);
    }

    /** Whether another candidate has to be drawn, since this one was refused; the position is then as it was. */
    protected final boolean drawsAnother(int then) {
        if (then != REFUSED) return false;
        refusals.refuse();
        refusals.putBack(m);
        return true;
    }

    /** Goes on until the next choice, roll of chance or end, or until a candidate is refused. */
    protected final int halt(int from) {
        int at = from;
        while (at >= CARRYING) {
            run.countStep(at & CARRYING - 1);
            at = at >= SETTLING ? settle(at - SETTLING) : carry(at - CARRYING);
        }
        return at;
    }
}
