package io.petteia.model.definition;

import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Variable;
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
 * @param letters by variable and letter the member that the letter puts into its set
 * @param hand pieces in hand, by owner and kind: what stands in brackets behind the board, or in a field of its own; null if the game has none
 * @param marks by sign behind a letter the truth that holds on the site
 */
record Fen(
        @Nullable String phase,
        Map<String, Man> pieces,
        String prefixes,
        Map<String, Integer> turns,
        List<Field> fields,
        Map<Variable, Map<String, Yaml.Scalar>> letters,
        @Nullable Variable hand,
        Map<String, Variable> marks) {

    /** @param owner -1 for nobody's */
    record Man(int piece, int owner) {}

    enum Kind {
        TURN,
        HAND,
        VARIABLE,
        /** Something that the game does not keep, such as the number of the move. */
        PASSED_OVER
    }

    record Field(Kind kind, @Nullable Variable variable) {}
}
