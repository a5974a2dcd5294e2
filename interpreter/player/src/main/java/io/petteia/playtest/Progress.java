package io.petteia.playtest;

/** Is told how far a long task has come. Called from one thread. */
@FunctionalInterface
public interface Progress {
    Progress SILENT = (done, of) -> {};

    void report(long done, long of);
}
