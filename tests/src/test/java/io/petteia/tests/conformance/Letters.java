package io.petteia.tests.conformance;

import java.util.Map;

/** The pieces of FENs by their letters. */
final class Letters {
    static final Map<String, String> CHESS =
            Map.of("k", "king", "q", "queen", "r", "rook", "b", "bishop", "n", "knight", "p", "pawn");
    static final Map<String, String> XIANGQI = Map.of(
            "k",
            "general",
            "a",
            "advisor",
            "b",
            "elephant",
            "n",
            "horse",
            "r",
            "chariot",
            "c",
            "cannon",
            "p",
            "soldier");
    static final Map<String, String> SHOGI = Map.of(
            "k",
            "king",
            "g",
            "gold",
            "s",
            "silver",
            "b",
            "bishop",
            "r",
            "rook",
            "p",
            "pawn",
            "+s",
            "promoted_silver",
            "+b",
            "horse",
            "+r",
            "dragon",
            "+p",
            "tokin");

    private Letters() {}
}
