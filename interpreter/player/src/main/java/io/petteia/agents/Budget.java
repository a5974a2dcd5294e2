package io.petteia.agents;

import java.time.Duration;

/** How long an agent may think about a move, in time or in games played out in thought. Whichever is spent first ends it. */
public record Budget(Duration time, Clock clock, long playouts) {
    private static final Duration FOR_EVER = Duration.ofNanos(Long.MAX_VALUE);

    /** What time is measured by. */
    public enum Clock {
        WALL,
        /** what the thread that thinks has had of a processor: fair between bots on a machine that is busy with other things */
        PROCESSOR
    }

    public static Budget ofTime(Duration time) {
        return new Budget(time, Clock.WALL, Long.MAX_VALUE);
    }

    /** The same choice on every machine. */
    public static Budget ofPlayouts(long playouts) {
        return new Budget(FOR_EVER, Clock.WALL, playouts);
    }

    /** Whether a clock has a say. */
    public boolean isTimed() {
        return time.compareTo(FOR_EVER) < 0;
    }

    /** For one move, from now on. */
    public Allowance start() {
        return new Allowance(this);
    }
}
