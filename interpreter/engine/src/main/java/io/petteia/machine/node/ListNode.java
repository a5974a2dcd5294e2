package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;

/** A term whose value is a list of numbers or members, or a set of numbers without known bounds. The array is not to be changed. */
public abstract class ListNode {
    public abstract int[] eval(Memory m);
}
