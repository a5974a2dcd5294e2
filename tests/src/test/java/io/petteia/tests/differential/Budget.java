package io.petteia.tests.differential;

import java.lang.management.ManagementFactory;

/** So many seconds of this thread's processor time, from when it was made. */
final class Budget {
    private final double end;

    Budget(double seconds) {
        end = seconds() + seconds;
    }

    /** What this thread has used. */
    static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    boolean isSpent() {
        return seconds() >= end;
    }
}
