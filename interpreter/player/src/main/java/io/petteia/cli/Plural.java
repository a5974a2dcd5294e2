package io.petteia.cli;

/** {@code 1 game}, {@code 2 games}. */
final class Plural {
    private Plural() {}

    static String of(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
