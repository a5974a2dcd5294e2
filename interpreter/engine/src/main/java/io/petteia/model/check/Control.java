package io.petteia.model.check;

import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Type;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Binder;
import io.petteia.model.checked.Block;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;

/** Branches and loops. */
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
}
