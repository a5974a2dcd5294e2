package io.petteia.machine.graph;

/** Collects the ways through a ranked part while {@link Run.Mode#RANK} goes through them. */
public interface Ranked {
    /** @param script how long the script is before the part */
    void start(int script);

    void end(Run run);
}
