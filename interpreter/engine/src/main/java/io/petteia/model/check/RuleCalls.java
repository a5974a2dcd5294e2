package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of rules: they are statements, or stand behind {@code can}. */
final class RuleCalls {
    /** A call of a rule with its arguments checked. */
    record Call(Program.RuleEntry entry, Rule rule, List<Term> arguments) {}

    private final Expressions expressions;

    RuleCalls(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Whether the expression is written as a call of a rule. */
    boolean isRule(Expr e, Scope scope) {
        return function(e) instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfRule;
    }

    static Expr function(Expr e) {
        return e instanceof Expr.Apply apply ? apply.function() : e;
    }

    List<Expr> written(Expr e) {
        return e instanceof Expr.Apply apply ? expressions.arguments.plain(apply) : List.of();
    }

    /** Null if it is wrong, which has been told. */
    @Nullable
    Call read(Expr e, Scope scope) {
        if (e instanceof Expr.Missing) return null;
        Expr function = function(e);
        List<Expr> written = written(e);
        if (!(function instanceof Expr.Word word)
                || !(expressions.program.meaning(word.name(), scope) instanceof Meaning.OfRule meaning)) {
            for (Expr argument : written) expressions.infer(argument, scope);
            expressions.mismatch.notARule(function, scope);
            return null;
        }
        Rule rule = expressions.linker.rule(meaning.entry());
        if (rule.parameters().size() == written.size()) {
            List<Term> arguments = expressions.arguments.fitting(rule.parameters(), written, scope);
            return new Call(meaning.entry(), rule, arguments);
        }
        for (Expr argument : written) expressions.infer(argument, scope);
        expressions.arguments.wrongCount(rule.name(), rule.parameters(), written.size(), e.span(), rule.span());
        return null;
    }

    /** {@code can(P, rule)}. */
    Term can(Expr.Can e, Scope scope) {
        Term player = expressions.check(e.player(), expressions.types.player, scope);
        Call call = read(e.call(), scope);
        return call == null ? Terms.unknown(e.span()) : new Term.Can(e.span(), player, call.rule(), call.arguments());
    }
}
