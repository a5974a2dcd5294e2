package io.petteia.machine.lower;

import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;

/** The site from which the pattern under evaluation walks. */
public final class HereNode extends IntNode {
    @Override
    public int eval(Memory m) {
        return m.here;
    }
}
