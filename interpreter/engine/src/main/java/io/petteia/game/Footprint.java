package io.petteia.game;

import io.petteia.machine.memory.Memory;
import org.jspecify.annotations.Nullable;

/** The size of a position, counted out: what its arrays hold, with references of four bytes. Working space and what is shared with other positions do not belong to it. */
final class Footprint {
    private static final int REFERENCE = 4;

    private Footprint() {}

    static long of(Memory m) {
        long bytes = (long) m.bits.length * Long.BYTES + (long) m.ints.length * Integer.BYTES;
        for (Object object : m.objects) bytes += REFERENCE + behind(object);
        return bytes;
    }

    private static long behind(@Nullable Object object) {
        if (object instanceof int[] ints) return (long) ints.length * Integer.BYTES;
        if (object instanceof long[] longs) return (long) longs.length * Long.BYTES;
        return 0;
    }
}
