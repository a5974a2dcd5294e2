package io.petteia.web;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Threads for what strangers have written: few, with a short queue and a time limit, so that a definition that takes long holds up nobody else. The engine ends
 * what goes on without end by itself, after so many steps.
 */
final class Workers implements AutoCloseable {
    private static final int QUEUE = 32;
    private static final int SECONDS = 15;
    private static final int SECONDS_OF_OWN = 120;

    private static final int GRACE = 2;

    private final ThreadPoolExecutor pool;
    private final Deadline deadline;

    /** @param deadline ends what goes on after its time all the same */
    Workers(int threads, Deadline deadline) {
        this.deadline = deadline;
        pool = new ThreadPoolExecutor(threads, threads, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(QUEUE), task -> {
            Thread thread = new Thread(null, task, "petteia-worker", 4 << 20);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** What is about a definition that a stranger has written. */
    <T> T run(Callable<T> task) {
        return run(task, SECONDS);
    }

    /** @param own whether the definition is the server's own, which may take its time */
    <T> T run(boolean own, Callable<T> task) {
        return run(task, own ? SECONDS_OF_OWN : SECONDS);
    }

    private <T> T run(Callable<T> task, int seconds) {
        Future<T> future;
        try {
            future = pool.submit(() -> {
                try (Deadline.Running running = deadline.within(seconds + GRACE)) {
                    return task.call();
                }
            });
        } catch (RejectedExecutionException e) {
            throw Problem.busy();
        }
        try {
            return future.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            future.cancel(true);
            throw Problem.refused(
                    "too-slow", "this definition takes longer than " + seconds + " seconds", java.util.List.of());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.busy();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            if (e.getCause() instanceof StackOverflowError || e.getCause() instanceof OutOfMemoryError)
                throw Problem.refused("too-large", "this definition needs too much memory", java.util.List.of());
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
