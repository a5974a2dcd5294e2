package io.petteia.model.definition;

import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Variable;
import io.petteia.model.checked.Term;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the letters and fields of a position in Forsyth–Edwards notation mean in a game.
 *
 * @param phase where play begins, as in a position
 * @param pieces by letter, with a sign before it where there is one ({@code +R}), what stands there
 * @param prefixes the signs that may stand before a letter
 * @param turns by letter the player
 * @param fields what stands behind the board, in order
 * @param letters by variable and letter what the letter puts into its set
 * @param hand pieces in hand, by owner and kind: what stands in brackets behind the board, or in a field of its own; null if the game has none
 * @param marks by sign behind a letter the truth that holds on the site
 */
public record Fen(
        @Nullable String phase,
        Map<String, Man> pieces,
        String prefixes,
        Map<String, Integer> turns,
        List<Field> fields,
        Map<Variable, Map<String, Letter>> letters,
        @Nullable Variable hand,
        Map<String, Variable> marks) {

    /** @param owner -1 for nobody's */
    public record Man(int piece, int owner) {}

    /** @param text as it is written @param members the set that it stands for */
    public record Letter(Yaml.Scalar text, Term members) {}

    public enum Kind {
        TURN,
        HAND,
        VARIABLE,
        /** The number of the move, those of all players counting one. */
        MOVE,
        /** Something that the game does not keep. */
        PASSED_OVER
    }

    public record Field(Kind kind, @Nullable Variable variable) {}
}
