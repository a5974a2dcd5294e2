package io.petteia.agents;

/**
 * What is left of a budget while an agent thinks about one move. The agent counts its playouts here and asks whether it may go on; anybody, from any thread,
 * may end it.
 */
public final class Allowance {
    private final Budget budget;
    private final long deadline;
    private long playouts;
    private volatile boolean cancelled;

    Allowance(Budget budget) {
        this.budget = budget;
        long now = System.nanoTime();
        long nanos = budget.isTimed() ? budget.time().toNanos() : Long.MAX_VALUE;
        this.deadline = nanos > Long.MAX_VALUE / 2 ? now + Long.MAX_VALUE / 2 : now + nanos;
    }

    public Budget budget() {
        return budget;
    }

    /** Ends the thinking: the best move known is returned soon. */
    public void cancel() {
        cancelled = true;
    }

    /** Notes a playout, or of an agent without playouts a position that was judged. */
    public void count() {
        playouts++;
    }

    /** How many have been counted. */
    public long playouts() {
        return playouts;
    }

    /** Whether nothing more may be thought: also where the thread is interrupted. */
    public boolean isSpent() {
        return playouts >= budget.playouts() || isOutOfTime();
    }

    /** Whether even what was begun may not be finished. */
    public boolean isOutOfTime() {
        return cancelled
                || Thread.currentThread().isInterrupted()
                || budget.isTimed() && System.nanoTime() - deadline >= 0;
    }
}
