package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;

/** A term whose value is a number, a truth (0, 1) or a member (-1 for none), ready to be evaluated. */
public abstract class IntNode {
    public abstract int eval(Memory m);

    public boolean test(Memory m) {
        return eval(m) != 0;
    }

    /** The value if it never changes, so that lowering can fold it. */
    public boolean isConstant() {
        return false;
    }
}
