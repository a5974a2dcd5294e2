package io.petteia.cli;

import com.google.inject.Inject;
import io.petteia.store.Json;
import picocli.CommandLine.Option;

/**
 * The flag {@code --json}, and what it does: a record is printed as JSON, its components in order. The records are the documented forms; their schemas
 * lie in {@code resources/schema}.
 */
final class JsonOutput {
    /** The version of all forms. */
    static final int VERSION = 1;

    private final Streams streams;

    @Option(names = "--json", description = "Print JSON instead of text.")
    private boolean wanted;

    @Inject
    JsonOutput(Streams streams) {
        this.streams = streams;
    }

    boolean isWanted() {
        return wanted;
    }

    void print(Object form) {
        streams.out().println(Json.text(form));
    }
}
