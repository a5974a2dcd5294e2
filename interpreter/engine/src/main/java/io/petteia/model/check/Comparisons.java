package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;

/** {@code is}, {@code <}, {@code in}, {@code within}: two sides to a truth. */
final class Comparisons {
    private final Expressions expressions;

    Comparisons(Expressions expressions) {
        this.expressions = expressions;
    }

    Term infer(Expr.Binary e, Scope scope) {
        return switch (e.operator()) {
            case LESS -> numbers(e, Term.Comparison.LESS, scope);
            case AT_MOST -> numbers(e, Term.Comparison.AT_MOST, scope);
            case GREATER -> numbers(e, Term.Comparison.GREATER, scope);
            case AT_LEAST -> numbers(e, Term.Comparison.AT_LEAST, scope);
            case IS -> same(e, true, scope);
            case IS_NOT -> same(e, false, scope);
            case IN -> in(e, scope);
            case NOT_IN -> negated(e, in(e, scope));
            default -> within(e, scope);
        };
    }

    private static Term negated(Expr e, Term truth) {
        return Terms.isUnknown(truth) ? truth : new Term.Not(e.span(), truth);
    }

    private Term numbers(Expr.Binary e, Term.Comparison comparison, Scope scope) {
        Term left = expressions.check(e.left(), Type.NUMBER, scope);
        Term right = expressions.check(e.right(), Type.NUMBER, scope);
        return compared(e, comparison, left, right);
    }

    private static Term compared(Expr e, Term.Comparison comparison, Term left, Term right) {
        if (Terms.isUnknown(left) || Terms.isUnknown(right)) return Terms.unknown(e.span());
        return new Term.Compare(e.span(), comparison, left, right);
    }

    // ---- is

    private Term same(Expr.Binary e, boolean equal, Scope scope) {
        Term left = expressions.infer(e.left(), scope);
        Term right = left.type() instanceof Type.Member && e.right() instanceof Expr.Word
                ? word(e.right(), (Type.Member) left.type(), scope)
                : expressions.infer(e.right(), scope);
        Type a = left.type();
        Type b = right.type();
        if (Types.unknown(a) || Types.unknown(b)) return Terms.unknown(e.span());
        if (Types.element(a) != null || Types.element(b) != null || a.equals(Type.NONE) && b.equals(Type.NONE)) {
            return sameSets(e, equal, left, right, scope);
        }
        if (left instanceof Term.TextConstant x && right instanceof Term.TextConstant y) {
            Term same = Terms.truth(e.span(), x.value().equals(y.value()) == equal);
            String option = expressions.options.option(left);
            if (option == null) option = expressions.options.option(right);
            return option == null ? same : expressions.options.read(option, same);
        }
        Type joined = Types.join(a, b);
        boolean comparable =
                joined != null && (joined instanceof Type.Member || joined.isNumber() || joined.equals(Type.TRUTH));
        if (joined == null || !comparable) {
            expressions.unlike.notCompared(e, left, right);
            return Terms.unknown(e.span());
        }
        Term x = expressions.fit(e.left(), left, joined, scope);
        Term y = expressions.fit(e.right(), right, joined, scope);
        return compared(e, equal ? Term.Comparison.EQUAL : Term.Comparison.UNEQUAL, x, y);
    }

    /** A bare name beside a member of a domain may be one of the domain. */
    private Term word(Expr e, Type.Member beside, Scope scope) {
        String name = ((Expr.Word) e).name();
        boolean member = beside.domain().ordinal(name) >= 0 && scope.find(name) == null;
        return member ? expressions.check(e, beside, scope) : expressions.infer(e, scope);
    }

    private Term sameSets(Expr.Binary e, boolean equal, Term left, Term right, Scope scope) {
        Type type = Types.join(left.type(), right.type());
        if (type == null || type.equals(Type.NONE)) {
            expressions.unlike.notCompared(e, left, right);
            return Terms.unknown(e.span());
        }
        Type set = type instanceof Type.ListOf list ? new Type.SetOf(list.element()) : type;
        Term a = expressions.collections.asSet(e.left(), left, set, scope);
        Term b = expressions.collections.asSet(e.right(), right, set, scope);
        if (Terms.isUnknown(a) || Terms.isUnknown(b)) return Terms.unknown(e.span());
        Term same = new Term.SameSet(e.span(), a, b);
        return equal ? same : new Term.Not(e.span(), same);
    }

    // ---- in, within

    private Term in(Expr.Binary e, Scope scope) {
        Term set = expressions.infer(e.right(), scope);
        if (Types.element(set.type()) == null && !set.type().equals(Type.NONE)) {
            Term sites = expressions.coercion.fit(set, expressions.types.sites);
            boolean one = set.type().isSite();
            if (sites == null || one) {
                expressions.infer(e.left(), scope);
                expressions.mismatch.notASet(e.right(), set);
                return Terms.unknown(e.span());
            }
            set = sites;
        }
        if (Terms.isUnknown(set)) {
            expressions.infer(e.left(), scope);
            return Terms.unknown(e.span());
        }
        Term member = member(e, set, scope);
        return Terms.isUnknown(member) ? member : new Term.In(e.span(), member, set);
    }

    private Term member(Expr.Binary e, Term set, Scope scope) {
        Type element = Types.element(set.type());
        if (element == null) return expressions.infer(e.left(), scope);
        Type expected = element instanceof Type.Num ? Type.NUMBER : element;
        Term member = expected instanceof Type.Member && e.left() instanceof Expr.Word
                ? word(e.left(), (Type.Member) expected, scope)
                : expressions.infer(e.left(), scope);
        if (Terms.isUnknown(member)) return member;
        Term fitted = expressions.coercion.fit(member, expected);
        if (fitted != null) return fitted;
        expressions.unlike.notAMember(e, member, set);
        return Terms.unknown(e.span());
    }

    private Term within(Expr.Binary e, Scope scope) {
        Term inner = expressions.members(e.left(), scope);
        Term outer = expressions.members(e.right(), scope);
        if (Terms.isUnknown(inner) || Terms.isUnknown(outer)) return Terms.unknown(e.span());
        Type type = Types.join(inner.type(), outer.type());
        if (type == null) {
            expressions.unlike.notCompared(e, inner, outer);
            return Terms.unknown(e.span());
        }
        return new Term.Within(e.span(), inner, outer);
    }
}
