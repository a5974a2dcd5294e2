package io.petteia.machine.compile.facts;

import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Numbers;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What of the position instructions may change. Cells do not count, since the words by owner and by piece say the same. Whatever is not known to change little counts as
 * changing everything.
 */
public final class Changes {
    private final Layout layout;
    public final BitSet ints = new BitSet();
    public final BitSet bits = new BitSet();
    public final BitSet objects = new BitSet();
    public boolean everything;

    private Changes(Layout layout) {
        this.layout = layout;
    }

    /** What may change in a decision before it is sure. Every decision begins with a choice. */
    public static Changes inDecisions(Unit unit) {
        Program program = unit.program;
        Changes changes = new Changes(unit.layout);
        List<Instruction> choices = new ArrayList<>();
        for (int id = 0; id < program.size(); id++)
            if (program.instruction(id) instanceof Choice choice) choices.add(choice);
        Predicate<Instruction> isEnd = each -> each instanceof Boundaries.Commit || program.isSure(each.id());
        program.reach(choices, isEnd).stream().filter(isEnd.negate()).forEach(changes::note);
        return changes;
    }

    private void note(Instruction each) {
        if (each instanceof Assignments.OfInts a) entries(ints, a.place, a.entries);
        else if (each instanceof Assignments.OfSets a) entries(bits, a.place, a.entries * a.value.words);
        else if (each instanceof Assignments.Locals l) for (Calls.Argument argument : l.arguments) slot(argument.slot);
        else if (each instanceof Assignments.Mover m) ints.set(m.save ? m.slot : Layout.MOVER);
        else if (each instanceof Flow.Call c) ints.set(c.returnSlot);
        else if (each instanceof Flow.Count c) ints.set(c.counter);
        else if (each instanceof Flow.Again a) ints.set(a.counter);
        else if (each instanceof Choices.Passed) ints.set(Layout.PASSED);
        else if (each instanceof Choices.Choose c) binding(c.binding);
        else if (each instanceof Effects.Move || each instanceof Effects.Place || each instanceof Effects.Remove)
            board();
        else if (!changesNothing(each)) everything = true;
    }

    private static boolean changesNothing(Instruction each) {
        return each instanceof Flow.Label
                || each instanceof Flow.Phase
                || each instanceof Flow.Return
                || each instanceof Flow.Require
                || each instanceof Flow.Branch
                || each instanceof Flow.EndOfPart
                || each instanceof Flow.Prefer
                || each instanceof Flow.WhilePossible
                || each instanceof Choices.Maybe
                || each instanceof Choices.Either
                || each instanceof Choices.Identify
                || each instanceof Choices.PreferBest
                || each instanceof Choices.PreferBest.Test
                || each instanceof Boundaries.Record
                || each instanceof Boundaries.Announce
                || each.getClass().getEnclosingClass() == Telling.class;
    }

    /** Entries of a variable from a place on; where the place is an entry that is worked out, all its entries. */
    private void entries(BitSet of, @Nullable Object place, int many) {
        if (place instanceof Numbers.Constant c) of.set(c.value, c.value + many);
        else if (place instanceof Numbers.EntryIndex e)
            of.set(e.slots.base(), e.slots.base() + e.slots.entries() * e.slots.width());
        else everything = true;
    }

    private void binding(Binding binding) {
        for (Layout.Slot slot : binding.slots()) slot(slot);
    }

    private void slot(Layout.Slot slot) {
        if (slot.temporary()) return;
        BitSet of = switch (slot.kind()) {
            case INT -> ints;
            case BITS -> bits;
            case OBJECT -> objects;
        };
        of.set(slot.at(), slot.at() + slot.width());
    }

    private void board() {
        int last = layout.piece(layout.model().pieces().size());
        bits.set(layout.occupied(), layout.occupied() + layout.siteWords());
        bits.set(layout.owner(-1), last);
        if (layout.model().board().stacks())
            objects.set(
                    layout.stack(0), layout.stack(0) + layout.model().board().size());
        for (var variable : layout.model().variables()) {
            if (!variable.carried()) continue;
            Layout.Slots slots = layout.slots(variable);
            if (slots.kind() != Layout.Kind.INT || slots.variable().visibility() != io.petteia.model.Visibility.ALL)
                everything = true;
            else ints.set(slots.base(), slots.base() + slots.entries());
        }
    }
}
