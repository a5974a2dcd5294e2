package io.petteia.cli;

import java.util.function.LongConsumer;

/** Shows on a terminal's standard error how much has been looked at, where nobody knows how much there is. Wipes itself away at the end. */
final class CountLine implements LongConsumer, AutoCloseable {
    private static final long SECOND = 1_000_000_000L;

    private final Streams streams;
    private final String what;
    private long next = System.nanoTime() + SECOND;
    private int width;

    CountLine(Streams streams, String what) {
        this.streams = streams;
        this.what = what;
    }

    @Override
    public void accept(long count) {
        long now = System.nanoTime();
        if (!streams.messagesAreSeen() || now - next < 0) return;
        next = now + SECOND / 5;
        String line = count + " " + what;
        streams.err().print("\r" + line);
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
