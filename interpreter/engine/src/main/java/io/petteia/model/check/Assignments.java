package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Statement;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.model.Symbol;
import io.petteia.model.Type;
import io.petteia.model.Variable;
import io.petteia.model.checked.Action;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code let}, {@code var}, and assignments to locals and variables. What is {@link Called} for its value runs first, into a local. */
final class Assignments {
    private final Expressions expressions;

    Assignments(Expressions expressions) {
        this.expressions = expressions;
    }

    boolean add(Statement s, Scope scope, List<Action> actions) {
        if (s instanceof Statement.Let let) let(let, scope, actions);
        else if (s instanceof Statement.Assign assign) assign(assign, scope, actions);
        else return false;
        return true;
    }

    // ---- locals

    private void let(Statement.Let s, Scope scope, List<Action> actions) {
        Scope.Origin origin = s.assignable() ? Scope.Origin.VAR : Scope.Origin.LET;
        if (Called.is(s.value(), expressions, scope)) {
            Called call = Called.of(s.value(), expressions, scope);
            Type result = call == null ? Type.UNKNOWN : call.result();
            Local local = expressions.binders.declare(s.name(), stored(result, s), scope, origin);
            if (call != null) actions.add(call.into(s.span(), local));
            return;
        }
        Term value = expressions.infer(s.value(), scope);
        Type type = stored(value.type(), s);
        Local local = expressions.binders.declare(s.name(), type, scope, origin);
        Term fitted = expressions.coercion.fit(value, type);
        actions.add(new Action.SetLocal(s.span(), local, fitted == null ? value : fitted));
    }

    /** The type of a local that starts with such a value. A {@code var} may hold other numbers later. */
    private Type stored(Type type, Statement.Let s) {
        if (type.equals(Type.NONE)) {
            expressions.mismatch.noneAlone(s.value());
            return Type.UNKNOWN;
        }
        if (type.isNumber() && s.assignable()) return Type.NUMBER;
        if (type instanceof Type.SetOf set && !Types.isFinite(set.element())) {
            expressions.complaints.tell(Diagnostic.error(
                            "endless-set",
                            s.value().span(),
                            "a set of " + Described.many(set.element()) + " has no end and cannot be kept")
                    .expected("a set with bounds that are known"));
            return Type.UNKNOWN;
        }
        return type;
    }

    // ---- assignments

    private void assign(Statement.Assign s, Scope scope, List<Action> actions) {
        Target target = target(s.target(), s.operator() != Statement.AssignOperator.SET, scope);
        if (target == null) {
            if (!Called.is(s.value(), expressions, scope)) expressions.infer(s.value(), scope);
            return;
        }
        Term value = value(s, target, scope, actions);
        if (value != null) target.set(s.span(), value, actions);
    }

    /** What is assigned: a called rule's result, the new value, or the old one with something added or taken away. */
    private @Nullable Term value(Statement.Assign s, Target target, Scope scope, List<Action> actions) {
        Term given;
        if (Called.is(s.value(), expressions, scope)) {
            Called call = Called.of(s.value(), expressions, scope);
            if (call == null) return null;
            Type result = call.result();
            if (s.operator() == Statement.AssignOperator.SET && target.local != null && result.equals(target.type)) {
                actions.add(call.into(s.span(), target.local));
                return null;
            }
            Local between = new Local("result", result, s.value().span());
            actions.add(call.into(s.span(), between));
            given = new Term.LocalRead(s.value().span(), between);
            if (s.operator() == Statement.AssignOperator.SET)
                return expressions.fit(s.value(), given, target.type, scope);
        } else if (s.operator() == Statement.AssignOperator.SET) {
            return expressions.check(s.value(), target.type, scope);
        } else {
            given = expressions.infer(s.value(), scope);
        }
        boolean plus = s.operator() == Statement.AssignOperator.ADD;
        Term changed = expressions.operators.sum(
                s.span(), plus, s.target(), target.read(s.target().span()), s.value(), given, scope);
        if (Terms.isUnknown(changed)) return changed;
        return expressions.fit(s.value(), changed, target.type, scope);
    }

    /** What may stand left of {@code =}. */
    private record Target(
            Type type, @Nullable Local local, @Nullable Variable variable, List<Term> index) {
        Term read(Span span) {
            if (local != null) return new Term.LocalRead(span, local);
            return new Term.VariableRead(type, span, java.util.Objects.requireNonNull(variable), index);
        }

        void set(Span span, Term value, List<Action> actions) {
            if (local != null) actions.add(new Action.SetLocal(span, local, value));
            else if (variable != null) {
                boolean all = index.size() < variable.per().size();
                actions.add(
                        all
                                ? new Action.AssignAll(span, variable, index, value)
                                : new Action.Assign(span, variable, index, value));
            }
        }
    }

    private @Nullable Target target(Expr e, boolean changes, Scope scope) {
        if (e instanceof Expr.Missing) return null;
        Expr head = e instanceof Expr.Index index ? index.of() : e;
        if (!(head instanceof Expr.Word word))
            return notAssigned(e, "`" + e.span().text() + "` cannot be assigned");
        Meaning meaning = expressions.program.meaning(word.name(), scope);
        if (meaning instanceof Meaning.OfLocal local && head == e) return local(word, local.bound());
        if (meaning instanceof Meaning.OfSymbol symbol && symbol.symbol() instanceof Symbol.VariableName name) {
            return variable(e, name.variable(), changes, scope);
        }
        if (meaning instanceof Meaning.Unknown) {
            expressions.unknownNames.tell(word, scope, Wanted.VARIABLE);
            return null;
        }
        return notAssigned(e, "`" + word.name() + "` is " + Declared.what(meaning) + " and cannot be assigned");
    }

    private @Nullable Target local(Expr.Word word, Scope.Bound bound) {
        if (bound.origin == Scope.Origin.VAR) return new Target(bound.local.type(), bound.local, null, List.of());
        String how = bound.origin == Scope.Origin.LET ? "with `let`" : "once";
        expressions.complaints.tell(Diagnostic.error(
                        "assigned-let", word.span(), "`" + word.name() + "` is set " + how + " and keeps its value")
                .suggest(bound.origin == Scope.Origin.LET ? "declare it with `var`" : "take a `var` of another name")
                .related(bound.local.span(), "set here"));
        return null;
    }

    private @Nullable Target variable(Expr e, Variable variable, boolean changes, Scope scope) {
        List<Expr> at = e instanceof Expr.Index index ? index.at() : List.of();
        int keys = variable.per().size();
        if (at.size() > keys || changes && at.size() < keys) {
            expressions.entries.wrongKeys(variable.name(), e.span(), variable.per(), at.size(), !at.isEmpty());
            return null;
        }
        return new Target(variable.type(), null, variable, expressions.entries.keys(variable.per(), at, scope));
    }

    private @Nullable Target notAssigned(Expr e, String message) {
        expressions.complaints.tell(Diagnostic.error("not-assignable", e.span(), message)
                .expected("a variable of the game or a `var` of the rule"));
        return null;
    }
}
