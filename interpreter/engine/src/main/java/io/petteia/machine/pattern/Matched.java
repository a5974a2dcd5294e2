package io.petteia.machine.pattern;

import io.petteia.machine.memory.Memory;

/** Is told of each match of a walk; true ends the walk. */
public interface Matched {
    Matched NOTHING = (m, walk) -> false;

    boolean matched(Memory m, Walk walk);
}
