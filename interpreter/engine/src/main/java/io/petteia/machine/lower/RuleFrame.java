package io.petteia.machine.lower;

import io.petteia.machine.graph.Flow;
import io.petteia.machine.memory.Layout;

/**
 * A rule in the graph, with its one static frame.
 *
 * @param returnSlot the local that says where it returns to
 */
record RuleFrame(Flow.Label entry, Layout.Slot returnSlot) {}
