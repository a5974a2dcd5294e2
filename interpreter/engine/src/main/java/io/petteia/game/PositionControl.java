package io.petteia.game;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.machine.Defect;
import io.petteia.machine.graph.Simultaneous;
import io.petteia.machine.lower.Program;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.Variable;
import io.petteia.model.Visibility;
import io.petteia.model.definition.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a position says of turns, seats and locals, set and read back. A local is written with its number in the layout and its name, and as the words that
 * hold it; they mean something for this definition only.
 */
final class PositionControl {
    private PositionControl() {}

    static void set(Program program, Memory m, Position position) {
        Position.Control control = position.control();
        m.setInt(Layout.TURN, control.turn());
        m.setInt(Layout.PASSES, control.passes());
        m.setInt(Layout.NEXT, control.next());
        m.setInt(Layout.SWAPPED, control.swapped() ? 1 : 0);
        int out = 0;
        for (int player : control.out()) out |= 1 << player;
        m.setInt(Layout.OUT, out);
        if (out != 0)
            m.setObject(Layout.LOSERS, control.out().stream().mapToInt(p -> p).toArray());
        for (Map.Entry<String, List<Long>> entry : control.locals().entrySet())
            local(program, m, entry.getKey(), entry.getValue());
    }

    private static void local(Program program, Memory m, String name, List<Long> words) {
        long[] values = words.stream().mapToLong(w -> w).toArray();
        if (name.startsWith("chosen ")) {
            chosen(program, m, name.substring(7), values);
            return;
        }
        if (name.startsWith("revealed ")) {
            for (Variable variable : program.model().variables())
                if (variable.name().equals(name.substring(9))) reveal(m, variable, values);
            return;
        }
        for (Layout.Slot slot : program.layout().locals()) {
            if (!key(program, slot).equals(name)) continue;
            switch (slot.kind()) {
                case INT -> m.setInt(slot.at(), values.length == 0 ? 0 : (int) values[0]);
                case BITS -> {
                    for (int i = 0; i < slot.width() && i < values.length; i++) m.setBits(slot.at() + i, values[i]);
                }
                case OBJECT -> m.setObject(slot.at(), slot.name().equals("options") ? values : ints(values));
            }
            return;
        }
        throw new Defect(
                Diagnostic.error("unknown-local", null, "no rule of this definition has the local `" + name + "`"));
    }

    private static void reveal(Memory m, Variable variable, long[] flags) {
        if (variable.visibility() == Visibility.ALL) return;
        int entries = Math.min(flags.length, m.layout.slots(variable).entries());
        for (int i = 0; i < entries; i++) m.setInt(m.layout.revealed(variable) + i, flags[i] == 0 ? 0 : 1);
    }

    /** By entry whether everybody knows it. */
    static int[] revealed(Memory m, Variable variable) {
        int first = m.layout.revealed(variable);
        return java.util.Arrays.copyOfRange(
                m.ints, first, first + m.layout.slots(variable).entries());
    }

    private static void chosen(Program program, Memory m, String player, long[] script) {
        int seat = program.model().players().ordinal(player);
        if (seat < 0) return;
        long[] @Nullable [] all = m.objects[Layout.RECORDS] instanceof Simultaneous.Scripts known
                ? known.byPlayer().clone()
                : new long[program.model().players().size()][];
        all[seat] = script;
        m.setObject(Layout.RECORDS, new Simultaneous.Scripts(all));
    }

    private static int[] ints(long[] words) {
        int[] ints = new int[words.length];
        for (int i = 0; i < ints.length; i++) ints[i] = (int) words[i];
        return ints;
    }

    static String key(Program program, Layout.Slot slot) {
        return program.layout().locals().indexOf(slot) + " " + slot.name();
    }

    /** The words of a local; empty for one that holds nothing. */
    static List<Long> words(Memory m, Layout.Slot slot) {
        List<Long> words = new ArrayList<>();
        switch (slot.kind()) {
            case INT -> words.add((long) m.ints[slot.at()]);
            case BITS -> {
                for (int i = 0; i < slot.width(); i++) words.add(m.bits[slot.at() + i]);
            }
            case OBJECT -> {
                if (m.objects[slot.at()] instanceof int[] ints) for (int i : ints) words.add((long) i);
                if (m.objects[slot.at()] instanceof long[] longs) for (long l : longs) words.add(l);
            }
        }
        return words.stream().allMatch(w -> w == 0) && slot.kind() != Layout.Kind.OBJECT ? List.of() : words;
    }
}
