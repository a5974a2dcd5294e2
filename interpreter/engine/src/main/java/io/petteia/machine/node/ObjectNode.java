package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;

/** A term whose value is a pattern ({@code CompiledPattern[]}), a text, or a list of sets of sites ({@code long[][]}). Values are immutable. */
public abstract class ObjectNode<T> {
    public abstract T eval(Memory m);
}
