package io.petteia.machine.graph;

import io.petteia.machine.memory.Memory;

/** What classes that the compiler makes have at hand: their run, and its position. Sets of several words are returned in {@code r0} and so on. */
public abstract class Generated {
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
    protected Generated(Run run) {
        this.run = run;
        m = run.memory;
        b = m.bits;
        i = m.ints;
        o = m.objects;
        t = m.temporaryInts;
        tb = m.temporaryBits;
    }
}
