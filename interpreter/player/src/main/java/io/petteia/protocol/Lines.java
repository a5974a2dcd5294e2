package io.petteia.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines of UTF-8, none longer than a megabyte: what is behind that is not kept. */
final class Lines {
    static final int LONGEST = 1 << 20;

    private final InputStream in;
    private boolean cut;

    Lines(InputStream in) {
        this.in = in;
    }

    /** Null at the end of the input. */
    @Nullable
    String next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        cut = false;
        int read = in.read();
        if (read < 0) return null;
        for (; read >= 0 && read != '\n'; read = in.read()) {
            if (line.size() < LONGEST) line.write(read);
            else cut = true;
        }
        return line.toString(StandardCharsets.UTF_8).strip();
    }

    boolean isCut() {
        return cut;
    }
}
