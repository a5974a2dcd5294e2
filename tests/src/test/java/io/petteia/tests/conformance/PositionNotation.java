package io.petteia.tests.conformance;

/** Makes of a position in the notation of a source one that the game reads. */
interface PositionNotation {
    /** The position; empty for the start of the game. */
    String position(String text);
}
