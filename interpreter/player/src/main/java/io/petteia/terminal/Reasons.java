package io.petteia.terminal;

import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.game.Why;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.text.Spelling;
import io.petteia.model.checked.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why a move is not legal, in lines for a player: the author's words first, then the rule, the place, and the statement that refuses. */
public final class Reasons {
    private final State state;

    public Reasons(State state) {
        this.state = state;
    }

    public List<String> lines(String tried) {
        if (state.isOver()) return List.of("The game is over.");
        if (state.read(tried) != null) return List.of("`" + tried + "` is legal.");
        List<String> lines = new ArrayList<>();
        List<Why.Refusal> refusals = state.why(tried);
        if (refusals.isEmpty()) {
            List<String> moves = state.legalMoves().stream().map(Move::notation).toList();
            String meant = Spelling.didYouMean(tried, moves);
            lines.add("`" + tried + "` is no legal move, and no rule comes near it"
                    + (meant == null ? "." : "; " + meant));
            return lines;
        }
        lines.add("`" + tried + "` is not legal: " + refusals.get(0).message());
        for (Why.Refusal refusal : refusals) {
            if (refusal != refusals.get(0)) lines.add("and: " + refusal.message());
            String rule = rule(refusal.span());
            String behind = refusal.chosen().isEmpty() ? "" : ", after `" + refusal.chosen() + "`";
            lines.add("  " + refusal.span() + (rule == null ? "" : ", rule `" + rule + "`") + behind);
            lines.add("    " + refusal.statement());
        }
        return lines;
    }

    /** The rule in which a statement stands; null outside of rules. */
    public @Nullable String rule(Span place) {
        for (Rule rule : state.game().model().rules().values()) {
            Span body = rule.isChecked() ? rule.body().span() : rule.span();
            if (body.source() == place.source() && body.start() <= place.start() && place.end() <= body.end())
                return rule.name();
        }
        return null;
    }
}
