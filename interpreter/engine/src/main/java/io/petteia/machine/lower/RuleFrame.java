package io.petteia.machine.lower;

import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.model.checked.Local;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rule in the graph: where it begins and ends, the local that says where it returns to, and the one for what it returns. */
final class RuleFrame {
    final Flow.Label entry;
    final Flow.Return end;
    final Layout.Slot returnSlot;
    final @Nullable Local result;
    final List<Instruction> callers = new ArrayList<>();

    RuleFrame(Flow.Label entry, Flow.Return end, Layout.Slot returnSlot, @Nullable Local result) {
        this.entry = entry;
        this.end = end;
        this.returnSlot = returnSlot;
        this.result = result;
    }

    /** Somebody calls it and wants to go on there. */
    void calledFrom(Instruction returnsTo) {
        callers.add(returnsTo);
        end.calledFrom(callers);
    }
}
