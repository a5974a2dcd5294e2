package io.petteia.tests.conformance;

/** Reads a notation that others use, and writes the position in the game's own form. */
interface PositionNotation {
    /** The position as YAML; empty for the start of the game. */
    String yaml(String text);

    /** What a source cannot be followed in: the entry is skipped and this told. */
    final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unsupported(String why) {
            super(why);
        }
    }
}
