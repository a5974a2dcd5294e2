package io.petteia.store;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as it is kept: everything that leads to the same state again, on any machine. Its text is YAML or JSON; {@code schema/record.schema.json}
 * describes it.
 *
 * @param game the name of the definition's folder
 * @param definition the hash of the definition's texts
 * @param options all of them, by name
 * @param seed of the chance in the game and of the choices of programs
 * @param seats by the player's name who sits there: {@code human}, or the name of an agent
 * @param position where the game began if not at its start, in the generic text form
 * @param ended how it was ended outside the rules; null if it was not
 * @param result by the player's name {@code win}, {@code loss} or {@code draw}; empty while it goes on
 * @param why the reason for the result, as the rules give it
 */
public record GameRecord(
        String game,
        String definition,
        Map<String, String> options,
        long seed,
        Map<String, String> seats,
        @Nullable String position,
        List<Entry> moves,
        @Nullable Ended ended,
        Map<String, String> result,
        @Nullable String why) {

    /** The version of the text's form. */
    public static final int FORMAT = 1;

    /** The same under a definition with another hash. */
    public GameRecord under(String hash) {
        return new GameRecord(game, hash, options, seed, seats, position, moves, ended, result, why);
    }

    /** A move as the engine writes it. */
    public record Entry(String move, boolean chance) {}

    /** What people may do where the definition lets them: one gives up, or all agree to a draw. */
    public record Ended(@Nullable String resigned) {
        public boolean isAgreedDraw() {
            return resigned == null;
        }
    }
}
