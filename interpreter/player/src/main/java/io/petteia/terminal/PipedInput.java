package io.petteia.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe; nobody is prompted. */
public final class PipedInput implements Input {
    private final BufferedReader lines;

    public PipedInput(InputStream in) {
        this.lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    @Override
    public @Nullable String read(String prompt) {
        try {
            return lines.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean isInteractive() {
        return false;
    }

    @Override
    public void close() {
        // Whoever opened the stream closes it.
    }
}
