package io.petteia.cli;

import io.petteia.Checkout;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A command as it was called in a test, and what came of it. */
record Call(int code, String out, String err) {

    /** Games are kept in {@code games}; {@code input} is what is typed. */
    static Call with(Path games, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream printOut = Streams.print(out, false);
        PrintStream printErr = Streams.print(err, false);
        Streams streams = new Streams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), printOut, printErr, false, false);
        int code = Program.run(List.of(arguments), streams, new Surroundings(Checkout.root(), games));
        printOut.flush();
        printErr.flush();
        return new Call(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    static Call of(String... arguments) {
        return with(Path.of("target", "no-games"), "", arguments);
    }
}
