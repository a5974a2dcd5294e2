package io.petteia.cli;

import java.util.List;

/** The program's entry. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        Streams streams = Streams.ofProcess();
        int exitCode = Program.run(List.of(arguments), streams, Surroundings.ofProcess());
        streams.out().flush();
        System.exit(exitCode);
    }
}
