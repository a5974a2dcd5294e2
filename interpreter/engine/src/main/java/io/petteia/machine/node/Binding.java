package io.petteia.machine.node;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import org.jspecify.annotations.Nullable;

/**
 * A local, with the captures of a pattern, that runs over the options of a source where a condition holds. An option is one word for the local, or as many
 * as its set has, and then the captures in order: one word for a site or direction, the words of a set of sites. {@link #collect} lists the options on
 * the memory's option stack, {@link #bind} gives one of them to the locals.
 */
public final class Binding {
    private final Source source;
    private final Layout.Slot[] slots;
    private final int[] offsets;
    private final int width;
    private final @Nullable IntNode where;

    /** Lists options; each has the width of the binding. */
    public interface Source {
        void collect(Memory m);
    }

    /** @param slots of the local and the captures */
    public Binding(Source source, Layout.Slot[] slots, @Nullable IntNode where) {
        this.source = source;
        this.slots = slots;
        this.where = where;
        offsets = new int[slots.length];
        int at = 0;
        for (int i = 0; i < slots.length; i++) {
            offsets[i] = at;
            at += slots[i].kind() == Layout.Kind.BITS ? slots[i].width() : 1;
        }
        width = at;
    }

    public Source source() {
        return source;
    }

    public @Nullable IntNode where() {
        return where;
    }

    public int width() {
        return width;
    }

    /** Whether every word of an option is one number. */
    public boolean isOfInts() {
        for (Layout.Slot slot : slots) if (slot.kind() != Layout.Kind.INT) return false;
        return true;
    }

    public Layout.Slot slot() {
        return slots[0];
    }

    public Layout.Slot[] slots() {
        return slots;
    }

    /** Puts all options on the option stack, without asking the condition; returns where they start. They end at {@code optionTop}. */
    public int collect(Memory m) {
        int start = m.optionTop;
        source.collect(m);
        return start;
    }

    public boolean holds(Memory m) {
        return where == null || where.test(m);
    }

    /** Binds the locals to the option whose words stand at {@code options[at]}. */
    public void bind(Memory m, int at) {
        for (int i = 0; i < slots.length; i++) write(m, slots[i], m.options, at + offsets[i]);
    }

    /** Binds the locals to an option in another array. */
    public void bind(Memory m, long[] words, int at) {
        for (int i = 0; i < slots.length; i++) write(m, slots[i], words, at + offsets[i]);
    }

    private static void write(Memory m, Layout.Slot slot, long[] words, int at) {
        if (slot.kind() == Layout.Kind.BITS) {
            for (int w = 0; w < slot.width(); w++) {
                if (slot.temporary()) m.temporaryBits[slot.at() + w] = words[at + w];
                else m.setBits(slot.at() + w, words[at + w]);
            }
        } else if (slot.temporary()) {
            m.temporaryInts[slot.at()] = (int) words[at];
        } else {
            m.setInt(slot.at(), (int) words[at]);
        }
    }

    /** Visits every option for which the condition holds, in order; true if the visit ended the search. */
    public boolean each(Memory m, Visit then) {
        int start = collect(m);
        int end = m.optionTop;
        boolean stop = false;
        for (int at = start; at < end && !stop; at += width) {
            bind(m, at);
            stop = holds(m) && then.at(m);
        }
        m.optionTop = start;
        return stop;
    }
}
