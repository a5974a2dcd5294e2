package io.petteia.store;

import io.petteia.grammar.text.Span;
import java.util.List;
import java.util.Map;

/**
 * A game in Portable Game Notation, as its file holds it: what the game is called and who played, the moves as people write them, and how it ended. Portable
 * Draughts Notation is the same.
 *
 * @param tags by name, in the order of the file
 * @param ending {@code 1-0} if the first player of the definition won, {@code 0-1} if the second did, {@code 1/2-1/2}, {@code *} if it goes on
 * @param span where the game begins
 */
public record Pgn(Map<String, String> tags, List<Ply> moves, String ending, Span span) {
    static final String OPEN = "*";
    static final String DRAW = "1/2-1/2";
    static final List<String> WINS = List.of("1-0", "0-1");

    /** A move as it is written. */
    public record Ply(String text, Span span) {}
}
