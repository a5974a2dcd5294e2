package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.List;
import java.util.function.Supplier;

/** Calls of rules and hooks as statements, what a rule returns, rules that attributes hold, the rule that another replaces. */
final class Procedures {
    private final Expressions expressions;

    Procedures(Expressions expressions) {
        this.expressions = expressions;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.Call call) call(call, scope, actions);
        else if (s instanceof Statement.Return returned) returned(returned, scope, actions);
        else if (s instanceof Statement.Original original) original(original, scope, actions);
        else if (s instanceof Statement.Do run) {
            actions.add(new Action.Do(s.span(), expressions.check(run.rule(), Type.RULE, scope)));
        } else return false;
        return true;
    }

    private void call(Statement.Call s, Scope scope, List<Action> actions) {
        if (RuleCalls.function(s.call()) instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfHook meaning) {
            hook(s, meaning.hook(), scope, actions);
            return;
        }
        RuleCalls.Call call = expressions.ruleCalls.read(s.call(), scope);
        if (call != null) actions.add(new Action.CallRule(s.span(), call.rule(), call.arguments(), null));
    }

    private void hook(Statement.Call s, HookReference hook, Scope scope, List<Action> actions) {
        List<Expr> written = expressions.ruleCalls.written(s.call());
        if (written.size() != hook.parameters().size()) {
            expressions.arguments.wrongCount(hook.name(), hook.parameters(), written.size(), s.span(), hook.span());
            return;
        }
        List<Term> arguments = expressions.arguments.fitting(hook.parameters(), written, scope);
        if (!hook.pure()) {
            actions.add(new Action.CallHook(s.span(), hook, arguments, null));
            return;
        }
        String message = "the hook `" + hook.name() + "` has a value and does nothing";
        expressions.complaints.tell(Diagnostic.error("idle-hook", s.span(), message)
                .expected("a rule, or a hook with effects")
                .related(hook.span(), "declared here"));
    }

    // ---- return

    private void returned(Statement.Return s, Scope scope, List<Action> actions) {
        Body body = scope.body();
        Term value = expressions.infer(s.value(), scope);
        if (body == null || body.kind != Body.Kind.RULE) {
            String where = body == null ? "here" : "in " + body.kind.text;
            expressions.complaints.error(
                    "return-outside-rule",
                    s.span(),
                    "nobody takes what is returned " + where,
                    "only a rule may `return`");
            return;
        }
        for (Type before : body.returned) {
            if (Types.join(before, value.type()) != null || Terms.isUnknown(value)) continue;
            String message = "here the rule returns " + Described.roughly(value.type()) + ", elsewhere "
                    + Described.roughly(before);
            expressions.complaints.tell(
                    Diagnostic.error("unlike-returns", s.value().span(), message)
                            .expected(Described.roughly(before)));
            return;
        }
        body.returned.add(value.type());
        actions.add(new Action.Return(s.span(), value));
    }

    // ---- original

    private void original(Statement.Original s, Scope scope, List<Action> actions) {
        Body body = scope.body();
        Supplier<Rule> replaced = body == null ? null : body.original;
        if (replaced == null) {
            expressions.complaints.error(
                    "no-original",
                    s.span(),
                    "`original` calls the rule that is replaced, and here none is",
                    "write `override` before the rule that replaces another");
            return;
        }
        Rule original = replaced.get();
        List<Local> parameters = original.parameters();
        List<Expr> written = s.arguments() == null ? scope.parameters(s.span()) : s.arguments();
        if (written.size() != parameters.size()) {
            expressions.arguments.wrongCount(original.name(), parameters, written.size(), s.span(), original.span());
            return;
        }
        List<Term> arguments = expressions.arguments.fitting(parameters, written, scope);
        actions.add(new Action.CallRule(s.span(), original, arguments, null));
    }
}
