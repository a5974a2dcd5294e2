package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.syntax.Text;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says how a game ends. */
final class Endings {
    private Endings() {}

    static boolean isOne(Statement s) {
        return s instanceof Statement.Win
                || s instanceof Statement.Lose
                || s instanceof Statement.Draw
                || s instanceof Statement.Rank;
    }

    static String text(Statement s, Phrases phrases) {
        if (s instanceof Statement.Win win) {
            String stakes = win.stakes() == null ? "" : ", for " + phrases.of(win.stakes());
            return phrases.of(win.players()) + " wins" + stakes + because(win.why());
        }
        if (s instanceof Statement.Lose lose) return phrases.of(lose.player()) + " loses" + because(lose.why());
        if (s instanceof Statement.Draw draw) return "the game is a draw" + because(draw.why());
        if (!(s instanceof Statement.Rank rank)) throw new IllegalArgumentException();
        String keys = rank.ranking().stream()
                .map(key -> (key.most() ? "the most " : "the least ") + phrases.of(key.value()))
                .collect(Collectors.joining(", then "));
        return "the game is over, and who has " + keys + " wins" + because(rank.why());
    }

    private static String because(@Nullable Text why) {
        return why == null ? "" : ": " + why.plain();
    }
}
