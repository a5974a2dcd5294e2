package io.petteia.cli;

import com.google.inject.Inject;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many threads work on a command. What comes out does not depend on it. */
final class Threads {
    private static final int MOST = 256;

    private final Arguments arguments;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T",
            description = "Threads to work with; one for each processor if not given.")
    private @Nullable Integer given;

    @Inject
    Threads(Arguments arguments) {
        this.arguments = arguments;
    }

    int count() {
        if (given == null) return Math.min(MOST, Runtime.getRuntime().availableProcessors());
        arguments.within("--threads", given, 1, MOST);
        return given;
    }
}
