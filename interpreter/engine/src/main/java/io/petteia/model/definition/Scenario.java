package io.petteia.model.definition;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A test that an author writes: from a position some moves are played, and then something must be so. Names of moves and of outcomes of chance are
 * texts, for only the game can say what they mean.
 *
 * @param position unread, for it is read in the words of the game with these options; null: as the game begins
 * @param exactly all legal moves; null if nothing is said
 * @param announced all that the last move announced; null if nothing is said
 * @param chance what chance brings
 */
public record Scenario(
        Said title,
        Map<String, Options.Given> options,
        @Nullable Yaml position,
        List<Said> play,
        List<Said> legal,
        List<Illegal> illegal,
        @Nullable List<Said> exactly,
        List<Count> count,
        List<Expr> expect,
        @Nullable Outcome result,
        @Nullable List<Said> announced,
        List<Hidden> hidden,
        Chance chance,
        @Nullable Integer seed) {

    /** Something as the author wrote it. */
    public record Said(String text, Span span) {}

    /** A move that must not be legal, and perhaps why. */
    public record Illegal(Said move, @Nullable Said why) {}

    /** So many sequences of legal moves of this length. */
    public record Count(int depth, long number, Span span) {}

    /** @param winner a player, or {@code nobody}; @param why a part of the reason */
    public record Outcome(
            Span span, @Nullable Said winner, @Nullable Said why) {}

    /** What a player must not be able to know. */
    public record Hidden(Said player, Expr value) {}

    /** Outcomes in order, or by the name of the roll; both empty if chance is left to chance. */
    public record Chance(List<Said> inOrder, Map<String, List<Said>> byName) {}
}
