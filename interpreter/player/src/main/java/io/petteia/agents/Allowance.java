package io.petteia.agents;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * What is left of a budget while an agent thinks about one move. The agent counts its playouts here and asks whether it may go on; anybody, from any thread,
 * may end it.
 */
public final class Allowance {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Budget budget;
    private final long begun = System.nanoTime();
    /** as the thread that thinks has it when it first asks; -1 before */
    private long processorBegun = -1;

    private long playouts;
    private volatile boolean cancelled;

    Allowance(Budget budget) {
        this.budget = budget;
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

    /** Whether the first of so many equal parts of the time is spent, or nothing more may be thought. */
    boolean isPartSpent(int parts) {
        return isSpent() || budget.isTimed() && spent() >= budget.time().toNanos() / parts;
    }

    /** Whether even what was begun may not be finished. */
    public boolean isOutOfTime() {
        return cancelled
                || Thread.currentThread().isInterrupted()
                || budget.isTimed() && spent() >= budget.time().toNanos();
    }

    private long spent() {
        if (budget.clock() == Budget.Clock.WALL) return System.nanoTime() - begun;
        long now = THREADS.getCurrentThreadCpuTime();
        if (processorBegun < 0) processorBegun = now;
        return now - processorBegun;
    }
}
