package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import org.jspecify.annotations.Nullable;

/**
 * Where a player chooses. Settling stops here; generating goes on with every option in turn; applying reads the option from the script. A choice of
 * another player than the one who chose before in the same decision begins a decision of its own.
 */
public abstract class Choice extends Instruction {
    protected Choice(Span span) {
        super(span);
    }

    @Override
    public final @Nullable Instruction execute(Run run) {
        if (run.choices > 0 && run.actor != run.memory.ints[Layout.MOVER]) return run.boundary(this);
        return switch (run.mode) {
            case SETTLE -> run.halt(this);
            case APPLY -> apply(run);
            default -> {
                explore(run);
                yield null;
            }
        };
    }

    /** Reads the option taken from the script, does as it says, and notes it. */
    protected abstract @Nullable Instruction apply(Run run);

    /** Runs what follows each option, each on the position as it is. */
    protected abstract void explore(Run run);
}
