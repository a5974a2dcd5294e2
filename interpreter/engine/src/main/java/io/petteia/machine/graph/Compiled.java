package io.petteia.machine.graph;

/**
 * What the compiler makes of a program extends this: one object for each run. It has a method for each stretch of the control graph in each of two manners:
 * forward, where a script is carried out or the game goes on to its next choice, and exploring, where every option is run and taken back.
 * Methods return the id of the instruction that follows, -1 at the end of their run; what is not compiled is carried out by its instruction.
 */
public abstract class Compiled extends Generated {
    protected Compiled(Run run) {
        super(run);
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

    /** Explores what follows an option, which the caller takes back. */
    protected final void on(int from) {
        if (from >= 0) go(from);
    }
}
