package io.petteia.machine.lower;

import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.graph.Turns;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values with which variables start: at the beginning, with each turn, with a new piece. */
public final class Starts implements Pieces.CarriedStart, Turns.Begin.Starts {
    private final Lowering all;
    private final Map<Variable, Start> starts = new IdentityHashMap<>();
    private final List<Variable> ofTurn = new ArrayList<>();

    /** @param key where {@code this} lies while the start is evaluated, null without keys */
    private record Start(
            Layout.Slots slots,
            Layout.@Nullable Slot key,
            @Nullable IntNode number,
            @Nullable SetNode set,
            @Nullable ListNode list) {}

    public Starts(Lowering all) {
        this.all = all;
    }

    /** Lowers all starts; afterwards they can be asked for. */
    public void lower() {
        for (Variable variable : all.model().variables()) {
            Layout.Slots slots = all.layout().slots(variable);
            Layout.Slot key = variable.key() == null ? null : all.placeTemporary(variable.key());
            IntNode number = slots.kind() == Layout.Kind.INT ? all.integer(variable.start()) : null;
            SetNode set = slots.kind() == Layout.Kind.BITS ? all.set(variable.start(), variable.type()) : null;
            ListNode list = slots.kind() == Layout.Kind.OBJECT ? all.list(variable.start()) : null;
            starts.put(variable, new Start(slots, key, number, set, list));
        }
        all.takeReads();
        all.model().variables().stream().filter(Variable::turnScoped).forEach(ofTurn::add);
    }

    /** Sets every entry to its start. */
    public void reset(Memory m, Variable variable) {
        Start start = start(variable);
        Layout.Slots slots = start.slots();
        int keys = slots.strides().length;
        Type last = keys == 0 ? Type.TRUTH : variable.per().get(keys - 1);
        int values = keys == 0 ? 1 : Layout.size(last);
        for (int entry = 0; entry < slots.entries(); entry++) {
            if (start.key() != null) m.temporaryInts[start.key().at()] = Layout.least(last) + entry % values;
            set(m, start, slots.base() + entry * slots.width());
        }
    }

    private static void set(Memory m, Start start, int at) {
        Variable variable = start.slots().variable();
        if (start.number() != null)
            m.setInt(
                    at,
                    Assignments.fit(variable, variable.span(), start.number().eval(m)));
        if (start.list() != null) m.setObject(at, start.list().eval(m));
        SetNode set = start.set();
        if (set == null) return;
        int from = m.reserve(set.words);
        set.into(m, from);
        for (int i = 0; i < set.words; i++) m.setBits(at + i, m.scratch[from + i]);
        m.top = from;
    }

    private Start start(Variable variable) {
        Start start = starts.get(variable);
        if (start == null) throw new IllegalStateException("no start: " + variable.name());
        return start;
    }

    @Override
    public int of(Memory m, Variable variable, int site) {
        Start start = start(variable);
        if (start.key() != null) m.temporaryInts[start.key().at()] = site;
        return start.number() == null ? 0 : start.number().eval(m);
    }

    @Override
    public void reset(Memory m) {
        for (int n = 0; n < ofTurn.size(); n++) reset(m, ofTurn.get(n));
    }
}
