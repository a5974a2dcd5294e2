package io.petteia.machine.lower;

import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import org.jspecify.annotations.Nullable;

/**
 * What surrounds a statement inside its rule, from the inside outward, for {@code stop} and {@code return}, which leave it: the ends of parts are passed, the
 * mover is restored.
 */
record Scope(
        @Nullable Scope outer,
        Kind kind,
        int part,
        Layout.@Nullable Slot mover,
        @Nullable Instruction target) {
    enum Kind {
        PART,
        /** {@code as}, and what else changes the mover */
        MOVER,
        LOOP,
        RULE
    }

    static Scope rule(Instruction end) {
        return new Scope(null, Kind.RULE, -1, null, end);
    }

    Scope part(int number) {
        return new Scope(this, Kind.PART, number, null, null);
    }

    Scope mover(Layout.Slot saved) {
        return new Scope(this, Kind.MOVER, -1, saved, null);
    }

    Scope loop(Instruction exit) {
        return new Scope(this, Kind.LOOP, -1, null, exit);
    }
}
