package io.petteia.machine.lower;

import io.petteia.machine.graph.Choices;
import io.petteia.model.Type;

/** How values read in texts and moves: a member by its name, a number in decimals, a truth as true or false. */
public final class Readings {
    private Readings() {}

    public static Choices.Reading of(Type type) {
        if (type instanceof Type.Member m) return (memory, value) -> m.domain().member(value);
        if (type instanceof Type.Truth) return (memory, value) -> value != 0 ? "true" : "false";
        return (memory, value) -> Integer.toString(value);
    }
}
