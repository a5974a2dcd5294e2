package io.petteia.machine.graph;

import io.petteia.machine.memory.Memory;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What the compiler makes of a program extends this: one object for each run. It has a method for each stretch of the control graph in each of two manners:
 * forward, where a script is carried out or the game goes on to its next choice, and exploring, where every option is run and taken back.
 * Methods return the id of the instruction that follows, -1 at the end of their run; what is not compiled is carried out by its instruction. Sets of
 * several words are returned in {@code r0} and so on.
 */
public abstract class Compiled {
    protected final Run run;
    protected final Memory m;
    /** the position's words, ints and objects, and the locals of expressions */
    protected final long[] b;

    protected final int[] i;
    protected final Object[] o;
    protected final int[] t;
    protected final long[] tb;

    protected long r0;
    protected long r1;
    protected long r2;
    protected long r3;
    protected long r4;
    protected long r5;

    @SuppressWarnings("NullAway") // generated code knows where objects may be missing
    protected Compiled(Run run) {
        this.run = run;
        m = run.memory;
        b = m.bits;
        i = m.ints;
        o = m.objects;
        t = m.temporaryInts;
        tb = m.temporaryBits;
    }

    final void go(int from) {
        int at = from;
        while (at >= 0) {
            run.countStep(at);
            at = run.mode == Run.Mode.APPLY || run.mode == Run.Mode.SETTLE ? forward(at) : explore(at);
        }
    }

    /** Runs on from a place of the program until a loop begins anew, or the run ends. */
    protected abstract int forward(int at);

    protected abstract int explore(int at);

    /** Empties the locals that nothing reads behind an instruction, all for -1. */
    protected abstract void clearDead(int at);

    // ---- random play
    /** What a method of random play returns: the id of the choice or roll of chance at which it halts, -1 at the end of the game, or one of these and an id. */
    public static final int CARRYING = 1 << 28;

    public static final int SETTLING = 1 << 29;
    /** Of a decision whose moves have to be listed before one is drawn. */
    public static final int UNDRAWN = -2;

    protected @Nullable RandomGenerator random;
    /** How many moves are still to be drawn, the one under way counted. */
    protected int left;

    protected final Offers offers = new Offers();

    /** Whether it has methods for random play. */
    protected boolean plays() {
        return false;
    }

    /** Draws a move at a choice, if that can be done at once, and carries it out. */
    protected int draw(int at) {
        return UNDRAWN;
    }

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

    /** Whether random play leaves the cells of the board as they are until it halts. */
    protected boolean leavesCells() {
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

    /** Goes on until the next choice, roll of chance or end. */
    final int halt(int from) {
        int at = from;
        while (at >= CARRYING) {
            run.countStep(at & CARRYING - 1);
            at = at >= SETTLING ? settle(at - SETTLING) : carry(at - CARRYING);
        }
        return at;
    }

    /** Explores what follows an option, which the caller takes back. */
    protected final void on(int from) {
        if (from >= 0) go(from);
    }
}
