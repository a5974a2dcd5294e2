package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who acts: turns, rounds, {@code as}, simultaneous choice, phases. */
final class Acting {
    private final Expressions expressions;
    private final Statements statements;

    Acting(Expressions expressions, Statements statements) {
        this.expressions = expressions;
        this.statements = statements;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.Turns turns) {
            Term of = players(turns.of(), scope);
            Term starting = player(turns.starting(), scope);
            Term until = turns.until() == null ? null : expressions.check(turns.until(), Type.TRUTH, scope);
            actions.add(new Action.Turns(s.span(), of, starting, until, loop(turns.body(), scope)));
        } else if (s instanceof Statement.Round round) {
            Term of = players(round.of(), scope);
            Term starting = player(round.starting(), scope);
            actions.add(new Action.Round(s.span(), of, starting, loop(round.body(), scope)));
        } else if (s instanceof Statement.NextTurn next) {
            actions.add(
                    new Action.NextTurn(s.span(), expressions.check(next.player(), expressions.types.player, scope)));
        } else if (s instanceof Statement.As as) {
            Term player = expressions.check(as.player(), expressions.types.player, scope);
            actions.add(new Action.As(s.span(), player, statements.block(as.body(), scope)));
        } else if (s instanceof Statement.Simultaneously together) {
            Term of = players(together.of(), scope);
            actions.add(new Action.Simultaneously(s.span(), of, statements.block(together.body(), scope)));
        } else if (s instanceof Statement.SwapSeats) actions.add(new Action.SwapSeats(s.span()));
        else if (s instanceof Statement.Phase phase) {
            expressions.linker.phases().declare(phase.name());
            actions.add(new Action.Phase(s.span(), phase.name().text(), statements.block(phase.body(), scope)));
        } else return false;
        return true;
    }

    private Block loop(io.petteia.grammar.syntax.Block body, Scope scope) {
        return statements.control().loop(body, scope);
    }

    /** A set of players, or a list for an order of one's own. */
    private @Nullable Term players(@Nullable Expr e, Scope scope) {
        if (e == null) return null;
        Term term = expressions.infer(e, scope);
        if (term.type() instanceof Type.ListOf list && list.element().equals(expressions.types.player)) return term;
        return expressions.fit(e, term, expressions.types.players, scope);
    }

    private @Nullable Term player(@Nullable Expr e, Scope scope) {
        return e == null ? null : expressions.check(e, expressions.types.player, scope);
    }
}
