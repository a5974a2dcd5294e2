package io.petteia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private static final long MILLISECOND = 1_000_000;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong now = new AtomicLong();

    private ProgressLine line(boolean terminal) {
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                Streams.print(new ByteArrayOutputStream(), false),
                Streams.print(err, true),
                terminal,
                false);
        return new ProgressLine(streams, "counting", now::get);
    }

    private void at(long milliseconds) {
        now.set(milliseconds * MILLISECOND);
    }

    private String shown() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aLongTaskShowsHowFarItIsAndWipesThatAway() {
        try (ProgressLine line = line(true)) {
            at(999);
            line.report(5, 100);
            assertThat(shown()).isEmpty();
            at(1000);
            line.report(10, 100);
            at(1100);
            line.report(11, 100);
            at(1300);
            line.report(100, 100);
            assertThat(shown()).isEqualTo("\rcounting 10 %\rcounting 100 %");
        }
        assertThat(shown()).endsWith("\r" + " ".repeat("counting 100 %".length()) + "\r");
    }

    @Test
    void aShortTaskShowsNothing() {
        try (ProgressLine line = line(true)) {
            line.report(1, 2);
            at(900);
            line.report(2, 2);
        }
        assertThat(shown()).isEmpty();
    }

    @Test
    void nothingIsShownInAPipe() {
        try (ProgressLine line = line(false)) {
            at(5000);
            line.report(1, 2);
        }
        assertThat(shown()).isEmpty();
    }
}
