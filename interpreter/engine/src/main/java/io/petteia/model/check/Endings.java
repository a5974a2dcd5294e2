package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a game ends. */
final class Endings {
    private final Expressions expressions;
    private final PlayerValues playerValues;

    Endings(Expressions expressions) {
        this.expressions = expressions;
        this.playerValues = new PlayerValues(expressions);
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.Win win) actions.add(win(win, scope));
        else if (s instanceof Statement.Lose lose) {
            Term player = expressions.check(lose.player(), expressions.types.player, scope);
            actions.add(new Action.Lose(s.span(), player, Effects.optional(expressions, lose.why(), scope)));
        } else if (s instanceof Statement.Draw draw) {
            actions.add(new Action.Draw(s.span(), Effects.optional(expressions, draw.why(), scope)));
        } else if (s instanceof Statement.Rank rank) actions.add(rank(rank, scope));
        else return false;
        return true;
    }

    private Action win(Statement.Win s, Scope scope) {
        Term players = players(s.players(), scope);
        Term stakes = s.stakes() == null ? null : expressions.check(s.stakes(), Type.NUMBER, scope);
        return new Action.Win(s.span(), players, stakes, Effects.optional(expressions, s.why(), scope));
    }

    /** A player or a set of players. */
    private Term players(Expr e, Scope scope) {
        Term term = expressions.infer(e, scope);
        Type element = Types.element(term.type());
        return element == null
                ? expressions.fit(e, term, expressions.types.player, scope)
                : expressions.fit(e, term, expressions.types.players, scope);
    }

    private Action rank(Statement.Rank s, Scope scope) {
        List<Action.RankKey> keys = new ArrayList<>();
        for (Statement.RankKey key : s.ranking()) {
            Action.RankKey read = key(key, scope);
            if (read != null) keys.add(read);
        }
        return new Action.Rank(s.span(), List.copyOf(keys), Effects.optional(expressions, s.why(), scope));
    }

    private Action.@Nullable RankKey key(Statement.RankKey key, Scope scope) {
        PlayerValues.Value value = playerValues.read(key.value(), scope);
        if (value == null) return null;
        Term number = expressions.fit(key.value(), value.term(), Type.NUMBER, scope);
        return new Action.RankKey(key.most(), value.player(), number);
    }
}
