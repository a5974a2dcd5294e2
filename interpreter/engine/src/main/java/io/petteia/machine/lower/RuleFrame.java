package io.petteia.machine.lower;

import io.petteia.machine.graph.Flow;
import io.petteia.machine.memory.Layout;
import io.petteia.model.checked.Local;
import org.jspecify.annotations.Nullable;

/**
 * A rule in the graph, with its one static frame.
 *
 * @param returnSlot the local that says where it returns to
 * @param result the local that takes what it returns; null if it returns nothing
 */
record RuleFrame(
        Flow.Label entry, Layout.Slot returnSlot, @Nullable Local result) {}
