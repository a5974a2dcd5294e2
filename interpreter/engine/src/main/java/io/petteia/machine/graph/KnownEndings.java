package io.petteia.machine.graph;

import io.petteia.machine.memory.Ending;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * How one instruction has ended games before, by winners: the same object again instead of one like it. Condition: what it says is always the same, and nobody has lost
 * before the end.
 */
public final class KnownEndings {
    private final @Nullable Ending[] byWinners = new Ending[16];

    private KnownEndings() {}

    /** Null where endings of the same winners may differ. */
    static @Nullable KnownEndings of(@Nullable ObjectNode<String> why) {
        return why == null || why instanceof Functions.Words ? new KnownEndings() : null;
    }

    private boolean fits(Memory m, int winners) {
        return m.ints[Layout.OUT] == 0 && winners >= 0 && winners < byWinners.length;
    }

    void note(Memory m, int winners, Ending ending) {
        if (fits(m, winners)) byWinners[winners] = ending;
    }

    /** Ends the game as it has ended before, if it has. @param winners by bit */
    public boolean end(Memory m, int winners) {
        Ending known = fits(m, winners) ? byWinners[winners] : null;
        if (known != null) m.setObject(Layout.RESULT, known);
        return known != null;
    }
}
