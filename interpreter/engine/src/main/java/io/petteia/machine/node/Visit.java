package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;

/** What is done for each way to bind some locals; true ends the search. */
public interface Visit {
    boolean at(Memory m);
}
