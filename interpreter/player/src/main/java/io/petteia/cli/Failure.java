package io.petteia.cli;

import io.petteia.grammar.text.Diagnostic;
import java.util.List;

/** Why a command cannot do what it was asked to: what to tell, and the exit code that says whose fault it is. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int exitCode;
    private final transient List<Diagnostic> diagnostics;

    private Failure(int exitCode, List<Diagnostic> diagnostics) {
        super(diagnostics.isEmpty() ? "" : diagnostics.get(0).message(), null, false, false);
        this.exitCode = exitCode;
        this.diagnostics = List.copyOf(diagnostics);
    }

    static Failure definition(List<Diagnostic> diagnostics) {
        return new Failure(ExitCode.DEFINITION, diagnostics);
    }

    static Failure usage(Diagnostic diagnostic) {
        return new Failure(ExitCode.USAGE, List.of(diagnostic));
    }

    static Failure usage(List<Diagnostic> diagnostics) {
        return new Failure(ExitCode.USAGE, diagnostics);
    }

    int exitCode() {
        return exitCode;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
