package io.petteia.cli;

/** What a command answers to whoever called it. */
final class ExitCode {
    static final int FINE = 0;
    /** The definition, or something that it was held to, is wrong. */
    static final int DEFINITION = 1;
    /** The command was called wrongly. */
    static final int USAGE = 2;
    /** The program is wrong. */
    static final int PROGRAM = 3;

    private ExitCode() {}
}
