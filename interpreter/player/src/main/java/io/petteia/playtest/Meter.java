package io.petteia.playtest;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntSupplier;

/** Plays for a while and tells what a playout cost this thread. Time is that of the processor, not of the clock: others may use the machine. */
final class Meter {
    private static final long SECOND = 1_000_000_000L;
    /** So long is played between two looks at the clock, so that looking does not count. */
    private static final long BETWEEN = SECOND / 500;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Meter() {}

    /** @param playout plays a game and gives its number of moves @param seconds of processor time; one playout is always played */
    static Rates measure(IntSupplier playout, double seconds) {
        long limit = (long) (seconds * SECOND);
        long thread = Thread.currentThread().getId();
        long allocatedBefore = THREADS.getThreadAllocatedBytes(thread);
        long start = THREADS.getCurrentThreadCpuTime();
        long used;
        long playouts = 0;
        long moves = 0;
        long atOnce = 1;
        do {
            long before = System.nanoTime();
            for (long i = 0; i < atOnce; i++) moves += playout.getAsInt();
            playouts += atOnce;
            if (System.nanoTime() - before < BETWEEN) atOnce *= 2;
            used = THREADS.getCurrentThreadCpuTime() - start;
        } while (used < limit);
        double allocated = THREADS.getThreadAllocatedBytes(thread) - allocatedBefore;
        double time = (double) used / SECOND;
        return new Rates(playouts / time, moves / time, (double) moves / playouts, allocated / playouts);
    }
}
