package io.petteia.cli;

import io.petteia.playtest.Progress;
import java.util.function.LongSupplier;

/** Shows on a terminal's standard error how far a task has come, once it takes longer than a second. Wipes itself away at the end. */
final class ProgressLine implements Progress, AutoCloseable {
    private static final long SECOND = 1_000_000_000L;

    private final Streams streams;
    private final String what;
    private final LongSupplier clock;
    private long next;
    private int width;

    ProgressLine(Streams streams, String what) {
        this(streams, what, System::nanoTime);
    }

    /** @param clock in nanoseconds */
    ProgressLine(Streams streams, String what, LongSupplier clock) {
        this.streams = streams;
        this.what = what;
        this.clock = clock;
        this.next = clock.getAsLong() + SECOND;
    }

    @Override
    public void report(long done, long of) {
        long now = clock.getAsLong();
        if (!streams.messagesAreSeen() || now - next < 0) return;
        next = now + SECOND / 5;
        String line = what + " " + (of == 0 ? 100 : done * 100 / of) + " %";
        streams.err().print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
        streams.err().flush();
        width = line.length();
    }

    @Override
    public void close() {
        if (width == 0) return;
        streams.err().print("\r" + " ".repeat(width) + "\r");
        streams.err().flush();
    }
}
