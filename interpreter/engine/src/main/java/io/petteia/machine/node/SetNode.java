package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;

/**
 * A term whose value is a set, as bits: member ordinals, or numbers less {@link #base}. It writes its words into the memory's scratch; what it is
 * asked most (a member, emptiness, the first) may have a shorter way.
 */
public abstract class SetNode {
    public final int words;
    /** the value of bit 0 */
    public final int base;

    protected SetNode(int words, int base) {
        this.words = words;
        this.base = base;
    }

    /** Writes {@link #words} words at {@code scratch[at]}. */
    public abstract void into(Memory m, int at);

    /** Is the value (not the bit) in the set; -1 (none) of a domain is in no set. */
    public boolean has(Memory m, int value) {
        int bit = value - base;
        if (bit < 0 || bit >= words << 6) return false;
        int at = m.reserve(words);
        into(m, at);
        boolean in = (m.scratch[at + (bit >> 6)] >>> bit & 1) != 0;
        m.top = at;
        return in;
    }

    public boolean isEmpty(Memory m) {
        int at = m.reserve(words);
        into(m, at);
        boolean empty = true;
        for (int i = 0; i < words && empty; i++) empty = m.scratch[at + i] == 0;
        m.top = at;
        return empty;
    }

    public int size(Memory m) {
        int at = m.reserve(words);
        into(m, at);
        int size = 0;
        for (int i = 0; i < words; i++) size += Long.bitCount(m.scratch[at + i]);
        m.top = at;
        return size;
    }

    /** The first value in order; none (-1) of an empty set. */
    public int first(Memory m) {
        int at = m.reserve(words);
        into(m, at);
        m.top = at;
        for (int i = 0; i < words; i++) {
            long word = m.scratch[at + i];
            if (word != 0) return base + (i << 6) + Long.numberOfTrailingZeros(word);
        }
        return -1;
    }

    public int last(Memory m) {
        int at = m.reserve(words);
        into(m, at);
        m.top = at;
        for (int i = words - 1; i >= 0; i--) {
            long word = m.scratch[at + i];
            if (word != 0) return base + (i << 6) + 63 - Long.numberOfLeadingZeros(word);
        }
        return -1;
    }
}
