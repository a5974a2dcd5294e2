package io.petteia.agents.solve;

import java.time.Duration;

/** How much a search may look at: positions (each once, or as often as a proof comes back to it) and time. Whichever is spent first ends it. */
public record Limits(long positions, Duration time) {
    private static final long BYTES_PER_POSITION = 120;

    /** As many positions as the memory of this process holds in a table. */
    public static long roomFor() {
        return Runtime.getRuntime().maxMemory() / BYTES_PER_POSITION;
    }

    public static final Limits NONE = new Limits(Long.MAX_VALUE, Duration.ofNanos(Long.MAX_VALUE));
}
