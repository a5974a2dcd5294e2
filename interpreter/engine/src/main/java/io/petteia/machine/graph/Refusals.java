package io.petteia.machine.graph;

import io.petteia.machine.memory.Memory;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Draws among the candidates of a decision, each equally likely, until one is a move: those that are refused are left out. So every move is as likely as any other, and only
 * those that are drawn have to be tried. Also the position before a candidate is carried out, where no journal is kept.
 */
public final class Refusals {
    private int candidates;
    private int drawn;
    /** the numbers that were refused, in rising order */
    private int[] refused = new int[8];

    private int size;

    private boolean keeps;
    private long[] bits = {};
    private int[] ints = {};
    private @Nullable Object[] objects = {};

    public void begin(int many) {
        candidates = many;
        size = 0;
        keeps = false;
    }

    /** The number of a candidate that has not been refused; -1 if there is none. */
    public int draw(RandomGenerator random) {
        if (size == candidates) return -1;
        int number = Draw.below(random, candidates - size);
        for (int n = 0; n < size && refused[n] <= number; n++) number++;
        drawn = number;
        return number;
    }

    /** Leaves out the candidate that was drawn. */
    public void refuse() {
        if (size == refused.length) refused = Arrays.copyOf(refused, size * 2);
        int at = size++;
        for (; at > 0 && refused[at - 1] > drawn; at--) refused[at] = refused[at - 1];
        refused[at] = drawn;
    }

    /** Whether the position has been kept. */
    boolean keeps() {
        return keeps;
    }

    /** Keeps a position to which {@link #putBack} returns; it does nothing where none was kept. */
    void keep(Memory m) {
        keeps = true;
        if (ints.length != m.ints.length || bits.length != m.bits.length || objects.length != m.objects.length) {
            bits = new long[m.bits.length];
            ints = new int[m.ints.length];
            objects = new Object[m.objects.length];
        }
        System.arraycopy(m.bits, 0, bits, 0, bits.length);
        System.arraycopy(m.ints, 0, ints, 0, ints.length);
        System.arraycopy(m.objects, 0, objects, 0, objects.length);
    }

    void putBack(Memory m) {
        if (!keeps) return;
        System.arraycopy(bits, 0, m.bits, 0, bits.length);
        System.arraycopy(ints, 0, m.ints, 0, ints.length);
        System.arraycopy(objects, 0, m.objects, 0, objects.length);
    }
}
