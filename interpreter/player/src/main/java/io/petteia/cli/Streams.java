package io.petteia.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Where a command reads and writes: UTF-8 and one kind of line end, whatever the machine.
 *
 * @param messagesAreSeen whether {@code err} is a terminal, where progress can be shown
 * @param interactive whether {@code in} and {@code out} are a terminal, where somebody can be asked
 */
record Streams(InputStream in, PrintStream out, PrintStream err, boolean messagesAreSeen, boolean interactive) {

    static Streams ofProcess() {
        return new Streams(
                new FileInputStream(FileDescriptor.in),
                print(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false),
                print(new FileOutputStream(FileDescriptor.err), true),
                isTerminal(2),
                isTerminal(0) && isTerminal(1));
    }

    static PrintStream print(OutputStream out, boolean flushing) {
        return new PrintStream(out, flushing, StandardCharsets.UTF_8) {
            @Override
            public void println(String line) {
                print(line + "\n");
            }
        };
    }

    /** Java tells this of standard input and output together only, and later versions not even that. */
    private static boolean isTerminal(int descriptor) {
        try {
            String device = Path.of("/dev/fd/" + descriptor).toRealPath().toString();
            boolean untold = device.startsWith("/dev/fd/");
            return untold ? System.console() != null : device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }
}
