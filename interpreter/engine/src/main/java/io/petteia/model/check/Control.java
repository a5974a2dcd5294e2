package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.HookReference;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Rule;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** Branches, loops, calls, what a rule returns. */
final class Control {
    private final Expressions expressions;
    private final Statements statements;

    Control(Expressions expressions, Statements statements) {
        this.expressions = expressions;
        this.statements = statements;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.If branches) actions.add(branches(branches, scope));
        else if (s instanceof Statement.ForEach each) {
            Scope inner = scope.inner();
            Binder binder = expressions.binders.bind(each.binder(), inner);
            actions.add(new Action.ForEach(s.span(), binder, loop(each.body(), inner)));
        } else if (s instanceof Statement.Chain chain) {
            actions.add(new Action.Chain(s.span(), chain.atLeastOnce(), chain.atWill(), loop(chain.body(), scope)));
        } else if (s instanceof Statement.Repeat repeat) actions.add(repeat(repeat, scope));
        else if (s instanceof Statement.Stop) stop(s, scope, actions);
        else if (s instanceof Statement.Return returned) returned(returned, scope, actions);
        else if (s instanceof Statement.Do run)
            actions.add(new Action.Do(s.span(), expressions.check(run.rule(), Type.RULE, scope)));
        else if (s instanceof Statement.Call call) call(call, scope, actions);
        else if (s instanceof Statement.Original original) original(original, scope, actions);
        else return false;
        return true;
    }

    private Action branches(Statement.If s, Scope scope) {
        List<Action.Branch> branches = new ArrayList<>();
        for (Statement.Branch branch : s.branches()) {
            Term condition = expressions.check(branch.condition(), Type.TRUTH, scope);
            branches.add(new Action.Branch(condition, statements.block(branch.body(), scope)));
        }
        Block otherwise = s.otherwise() == null ? null : statements.block(s.otherwise(), scope);
        return new Action.If(s.span(), List.copyOf(branches), otherwise);
    }

    Block loop(io.petteia.grammar.syntax.Block body, Scope scope) {
        Body procedure = scope.body();
        if (procedure == null) return statements.block(body, scope);
        procedure.enterLoop();
        try {
            return statements.block(body, scope);
        } finally {
            procedure.leaveLoop();
        }
    }

    private Action repeat(Statement.Repeat s, Scope scope) {
        if (s.times() != null) {
            Term times = expressions.check(s.times(), Type.NUMBER, scope);
            return new Action.RepeatTimes(s.span(), times, loop(s.body(), scope));
        }
        Term until = s.until() == null ? null : expressions.check(s.until(), Type.TRUTH, scope);
        return new Action.RepeatUntil(s.span(), until, loop(s.body(), scope));
    }

    private void stop(Statement s, Scope scope, List<Action> actions) {
        Body body = scope.body();
        if (body != null && body.inLoop()) actions.add(new Action.Stop(s.span()));
        else
            expressions.complaints.tell(Diagnostic.error(
                            "stop-outside-loop",
                            s.span(),
                            "`stop` leaves a loop, and here is none round it in the same rule")
                    .expected("a place inside `repeat`, `for each`, `round` or `turns`"));
    }

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
        if (value.type().equals(Type.NONE)) value = new Term.EmptySet(Type.NONE, value.span());
        for (Type before : body.returned) {
            if (Types.join(before, value.type()) == null && !Terms.isUnknown(value)) {
                expressions.complaints.tell(Diagnostic.error(
                                "unlike-returns",
                                s.value().span(),
                                "here the rule returns " + Described.roughly(value.type()) + ", elsewhere "
                                        + Described.roughly(before))
                        .expected(Described.roughly(before)));
                return;
            }
        }
        body.returned.add(value.type());
        actions.add(new Action.Return(s.span(), value));
    }

    private void call(Statement.Call s, Scope scope, List<Action> actions) {
        Expr function = s.call() instanceof Expr.Apply apply ? apply.function() : s.call();
        if (function instanceof Expr.Word word
                && expressions.program.meaning(word.name(), scope) instanceof Meaning.OfHook meaning) {
            hook(s, meaning.hook(), scope, actions);
            return;
        }
        Calls.Call call = expressions.calls.rule(s.call(), scope);
        if (call != null) actions.add(new Action.CallRule(s.span(), call.rule(), call.arguments(), null));
    }

    private void hook(Statement.Call s, HookReference hook, Scope scope, List<Action> actions) {
        List<Expr> written = s.call() instanceof Expr.Apply apply ? expressions.calls.plain(apply) : List.of();
        if (written.size() != hook.parameters().size()) {
            expressions.calls.wrongCount(hook.name(), hook.parameters(), written.size(), s.span(), hook.span());
            return;
        }
        List<Term> arguments = expressions.calls.arguments(hook.parameters(), written, scope);
        if (hook.pure())
            expressions.complaints.tell(Diagnostic.error(
                            "idle-hook", s.span(), "the hook `" + hook.name() + "` has a value and does nothing")
                    .expected("a rule, or a hook with effects")
                    .related(hook.span(), "declared here"));
        else actions.add(new Action.CallHook(s.span(), hook, arguments, null));
    }

    private void original(Statement.Original s, Scope scope, List<Action> actions) {
        Body body = scope.body();
        Rule original = body == null ? null : body.original;
        if (original == null) {
            expressions.complaints.error(
                    "no-original",
                    s.span(),
                    "`original` calls the rule that is replaced, and here none is",
                    "write `override` before the rule that replaces another");
            return;
        }
        List<Local> parameters = original.parameters();
        List<Term> arguments = s.arguments() == null ? same(s, parameters, scope) : List.of();
        if (s.arguments() != null) {
            if (s.arguments().size() != parameters.size()) {
                expressions.calls.wrongCount(
                        original.name(), parameters, s.arguments().size(), s.span(), original.span());
                return;
            }
            arguments = expressions.calls.arguments(parameters, s.arguments(), scope);
        }
        actions.add(new Action.CallRule(s.span(), original, arguments, null));
    }

    /** The arguments of the rule itself handed on: by the names of its parameters in their order. */
    private List<Term> same(Statement.Original s, List<Local> parameters, Scope scope) {
        List<Scope.Bound> own = scope.visible().stream()
                .filter(bound -> bound.origin == Scope.Origin.PARAMETER)
                .toList();
        List<Term> arguments = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            if (i >= own.size() || own.size() != parameters.size()) {
                expressions.calls.wrongCount("original", parameters, own.size(), s.span(), s.span());
                return List.of();
            }
            own.get(i).used = true;
            Term argument = new Term.LocalRead(s.span(), own.get(i).local);
            Term fitted = expressions.coercion.fit(argument, parameters.get(i).type());
            arguments.add(fitted == null ? Terms.unknown(s.span()) : fitted);
        }
        return List.copyOf(arguments);
    }
}
