package io.petteia.machine.lower;

import io.petteia.grammar.text.Span;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.model.checked.Whenever;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts the test of all whenevers behind every effect. Their bodies are lowered once and return to the test that started them. */
final class WheneverLowering {
    private final ActionLowering actions;
    private final List<Whenever> all;
    private @Nullable Bodies bodies;

    private record Bodies(
            List<Layout.Slot> state,
            IntNode[] conditions,
            int flags,
            int busy,
            Layout.Slot[] returns,
            Flow.Label[] entries,
            Flow.Return[] ends) {}

    WheneverLowering(ActionLowering actions) {
        this.actions = actions;
        all = actions.all.model().whenevers();
    }

    /** What an effect is linked to instead of what follows it. */
    Instruction before(Span span, Instruction then) {
        if (all.isEmpty()) return then;
        Bodies made = bodies();
        int[] returns = new int[all.size()];
        Instruction[] entries = new Instruction[all.size()];
        for (int i = 0; i < returns.length; i++) {
            returns[i] = made.returns()[i].at();
            entries[i] = made.entries()[i];
        }
        Flow.Whenevers test = actions.graph.add(
                then,
                new Flow.Whenevers(span, made.conditions(), made.flags(), made.busy(), returns, entries),
                made.returns());
        test.uses(made.state(), List.of());
        return test;
    }

    private Bodies bodies() {
        Bodies known = bodies;
        if (known != null) return known;
        int n = all.size();
        Graph graph = actions.graph;
        List<Layout.Slot> reads = actions.all.takeReads();
        List<Layout.Slot> state = new ArrayList<>();
        int flags = firstOf(n, "held", state);
        int busy = firstOf(n, "busy", state);
        Bodies made = new Bodies(
                state, new IntNode[n], flags, busy, new Layout.Slot[n], new Flow.Label[n], new Flow.Return[n]);
        bodies = made;
        for (int i = 0; i < n; i++) {
            made.conditions()[i] = actions.all.integer(all.get(i).condition());
            made.returns()[i] = graph.number("return from whenever");
            made.entries()[i] = graph.label(all.get(i).span());
            made.ends()[i] = graph.add(new Flow.Return(all.get(i).span(), made.returns()[i].at()));
            made.ends()[i].uses(List.of(made.returns()[i]), List.of());
        }
        for (int i = 0; i < n; i++) {
            Instruction idle =
                    graph.add(made.ends()[i], new Flow.Idle(all.get(i).span(), busy + i));
            made.entries()[i].linkTo(actions.whole(all.get(i).body(), idle));
        }
        actions.all.takeReads();
        actions.all.addReads(reads);
        return made;
    }

    private int firstOf(int n, String name, List<Layout.Slot> state) {
        int first = state.size();
        for (int i = 0; i < n; i++) state.add(actions.graph.number(name));
        return state.get(first).at();
    }
}
