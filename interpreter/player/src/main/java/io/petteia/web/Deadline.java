package io.petteia.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Ends this process if something takes too long. The engine cannot be stopped from outside wherever it may be, and a process can: this is for the {@link Annex},
 * where nothing is lost by it.
 */
final class Deadline {
    static final int REQUEST_SECONDS = 20;
    /** Bots think thirty seconds at most. */
    static final int THOUGHT_SECONDS = 45;

    private static final int OVERDUE = 4;
    private static final int GLANCE_MILLIS = 200;

    private final boolean strict;
    private final Map<Object, Long> ends = new ConcurrentHashMap<>();

    /** @param strict whether it does what it says; without it nothing is ever overdue */
    Deadline(boolean strict) {
        this.strict = strict;
        if (!strict) return;
        Thread watch = new Thread(this::watch, "petteia-deadline");
        watch.setDaemon(true);
        watch.setPriority(Thread.MAX_PRIORITY);
        watch.start();
    }

    /** What has to be closed in time. */
    interface Running extends AutoCloseable {
        @Override
        void close();
    }

    Running within(int seconds) {
        if (!strict) return () -> {};
        Object task = new Object();
        ends.put(task, System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds));
        return () -> ends.remove(task);
    }

    private void watch() {
        while (true) {
            long now = System.nanoTime();
            for (long end : ends.values())
                if (now - end > 0) Runtime.getRuntime().halt(OVERDUE);
            try {
                Thread.sleep(GLANCE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
