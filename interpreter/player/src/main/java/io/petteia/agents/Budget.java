package io.petteia.agents;

import java.time.Duration;

/** How long an agent may think about a move, in time or in games played out in thought. Whichever is spent first ends it. */
public record Budget(Duration time, long playouts) {
    private static final Duration FOR_EVER = Duration.ofNanos(Long.MAX_VALUE);

    public static Budget ofTime(Duration time) {
        return new Budget(time, Long.MAX_VALUE);
    }

    /** The same choice on every machine. */
    public static Budget ofPlayouts(long playouts) {
        return new Budget(FOR_EVER, playouts);
    }

    /** Whether the clock has a say. */
    public boolean isTimed() {
        return time.compareTo(FOR_EVER) < 0;
    }

    /** For one move, from now on. */
    public Allowance start() {
        return new Allowance(this);
    }
}
