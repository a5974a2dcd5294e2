package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Layout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of the control graph: does something and names the instruction that follows, or, where there is a choice, runs everything that follows each
 * option and returns null. The graph is linked while it is made and does not change afterwards.
 */
public abstract class Instruction {
    private int id = -1;
    private final Span span;
    private @Nullable Instruction next;
    private List<Layout.Slot> reads = List.of();
    private List<Layout.Slot> writes = List.of();

    protected Instruction(Span span) {
        this.span = span;
    }

    /** Carries it out; the instruction that follows, or null if this run ends here. */
    public abstract @Nullable Instruction execute(Run run);

    /** The instructions that may follow in the same rule, for those who walk the graph; behind a call what follows when it returns. */
    public List<Instruction> successors() {
        return next == null ? List.of() : List.of(next);
    }

    /** Where the rules that it calls begin. */
    public List<Instruction> callees() {
        return List.of();
    }

    public final int id() {
        return id;
    }

    public final void number(int number) {
        id = number;
    }

    public final Span span() {
        return span;
    }

    public final Instruction next() {
        if (next == null)
            throw new IllegalStateException("not linked: " + getClass().getSimpleName() + " at " + span);
        return next;
    }

    public final void linkTo(Instruction following) {
        next = following;
    }

    /** The locals of rules that it reads and sets, for {@link Liveness}. */
    public final List<Layout.Slot> reads() {
        return reads;
    }

    public final List<Layout.Slot> writes() {
        return writes;
    }

    public final void uses(List<Layout.Slot> read, List<Layout.Slot> written) {
        reads = join(reads, read);
        writes = join(writes, written);
    }

    private static List<Layout.Slot> join(List<Layout.Slot> one, List<Layout.Slot> other) {
        List<Layout.Slot> all = new ArrayList<>(one);
        for (Layout.Slot slot : other) if (!slot.temporary() && !all.contains(slot)) all.add(slot);
        return List.copyOf(all);
    }
}
