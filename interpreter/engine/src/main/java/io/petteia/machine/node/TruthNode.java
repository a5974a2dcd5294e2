package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;

/** A condition. */
public abstract class TruthNode extends IntNode {
    @Override
    public abstract boolean test(Memory m);

    @Override
    public final int eval(Memory m) {
        return test(m) ? 1 : 0;
    }
}
