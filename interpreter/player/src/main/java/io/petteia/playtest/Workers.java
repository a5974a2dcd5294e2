package io.petteia.playtest;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads for independent tasks. What a task throws is thrown where its result is asked for. */
final class Workers implements AutoCloseable {
    private final ExecutorService threads;

    Workers(int count) {
        threads = Executors.newFixedThreadPool(count, task -> {
            Thread thread = new Thread(task, "petteia-worker");
            thread.setDaemon(true);
            return thread;
        });
    }

    <T> Task<T> start(Callable<T> work) {
        return new Task<>(threads.submit(work));
    }

    record Task<T>(Future<T> future) {
        T result() throws InterruptedException {
            try {
                return future.get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof RuntimeException thrown) throw thrown;
                if (e.getCause() instanceof Error thrown) throw thrown;
                if (e.getCause() instanceof InterruptedException thrown) throw thrown;
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    /** Stops what is still running. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
