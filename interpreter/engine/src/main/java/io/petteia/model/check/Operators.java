package io.petteia.model.check;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code and or not}, sums and products, ranges, {@code if}: what they mean shows by what stands beside them. */
final class Operators {
    private final Expressions expressions;

    Operators(Expressions expressions) {
        this.expressions = expressions;
    }

    Term infer(Expr.Binary e, Scope scope) {
        return switch (e.operator()) {
            case AND, OR -> junction(e, scope);
            case RANGE -> range(e, scope);
            case PLUS, MINUS -> sum(e, scope);
            case TIMES -> arithmetic(e, Term.Operation.TIMES, scope);
            case OVER -> arithmetic(e, Term.Operation.OVER, scope);
            case MOD -> arithmetic(e, Term.Operation.MOD, scope);
            default -> expressions.comparisons.infer(e, scope);
        };
    }

    // ---- and, or, not

    private Term junction(Expr.Binary e, Scope scope) {
        List<Expr> written = new ArrayList<>();
        flatten(e, e.operator(), written);
        List<Term> operands = new ArrayList<>();
        for (Expr operand : written) operands.add(expressions.infer(operand, scope));
        if (operands.stream().anyMatch(Terms::isUnknown)) return Terms.unknown(e.span());
        boolean truths = operands.stream().anyMatch(t -> t.type().equals(Type.TRUTH));
        if (!truths) return combined(e, written, operands, scope);
        for (int i = 0; i < operands.size(); i++) {
            if (operands.get(i).type().equals(Type.TRUTH)) continue;
            expressions.unlike.setAmongTruths(written, operands, i, scope);
            return Terms.unknown(e.span());
        }
        return e.operator() == Expr.Operator.AND ? new Term.All(e.span(), operands) : new Term.Any(e.span(), operands);
    }

    private static void flatten(Expr e, Expr.Operator operator, List<Expr> into) {
        if (e instanceof Expr.Binary binary && binary.operator() == operator) {
            flatten(binary.left(), operator, into);
            flatten(binary.right(), operator, into);
        } else into.add(e);
    }

    private Term combined(Expr.Binary e, List<Expr> written, List<Term> operands, Scope scope) {
        Term all = null;
        for (int i = 0; i < operands.size(); i++) {
            Term sites = expressions.fit(written.get(i), operands.get(i), expressions.types.sites, scope);
            if (Terms.isUnknown(sites)) return sites;
            if (all == null) all = sites;
            else all = combine(e, all, sites);
        }
        return all == null ? Terms.unknown(e.span()) : all;
    }

    /** {@code A and not B} takes B away. */
    private Term combine(Expr.Binary e, Term left, Term right) {
        Span span = left.span().source() == right.span().source() ? left.span().to(right.span()) : e.span();
        if (e.operator() == Expr.Operator.OR) return combine(span, Term.SetOperation.UNION, left, right);
        if (right instanceof Term.Complement complement)
            return combine(span, Term.SetOperation.DIFFERENCE, left, complement.of());
        return combine(span, Term.SetOperation.INTERSECTION, left, right);
    }

    private Term combine(Span span, Term.SetOperation operation, Term left, Term right) {
        return new Term.Combine(expressions.types.sites, span, operation, left, right);
    }

    Term not(Expr.Not e, Scope scope) {
        Term of = expressions.infer(e.of(), scope);
        if (Terms.isUnknown(of)) return of;
        if (of.type().equals(Type.TRUTH)) return new Term.Not(e.span(), of);
        Term sites = expressions.fit(e.of(), of, expressions.types.sites, scope);
        return Terms.isUnknown(sites) ? sites : new Term.Complement(expressions.types.sites, e.span(), sites);
    }

    // ---- numbers

    private Term range(Expr.Binary e, Scope scope) {
        Term least = expressions.check(e.left(), Type.NUMBER, scope);
        Term most = expressions.check(e.right(), Type.NUMBER, scope);
        if (Terms.isUnknown(least) || Terms.isUnknown(most)) return Terms.unknown(e.span());
        int from = Bounds.of(least.type()).least();
        Type element = new Type.Num(from, Math.max(from, Bounds.of(most.type()).most()));
        return new Term.Range(new Type.SetOf(element), e.span(), least, most);
    }

    private Term arithmetic(Expr.Binary e, Term.Operation operation, Scope scope) {
        Term left = expressions.check(e.left(), Type.NUMBER, scope);
        Term right = expressions.check(e.right(), Type.NUMBER, scope);
        return arithmetic(e.span(), operation, left, right);
    }

    static Term arithmetic(Span span, Term.Operation operation, Term left, Term right) {
        if (Terms.isUnknown(left) || Terms.isUnknown(right)) return Terms.unknown(span);
        Type type = Bounds.of(operation, Bounds.of(left.type()), Bounds.of(right.type()));
        return new Term.Arithmetic(type, span, operation, left, right);
    }

    Term negate(Expr.Negate e, Scope scope) {
        Term of = expressions.check(e.of(), Type.NUMBER, scope);
        if (Terms.isUnknown(of)) return of;
        return new Term.Negate(Bounds.negated(Bounds.of(of.type())), e.span(), of);
    }

    // ---- sums of numbers and of sets

    private Term sum(Expr.Binary e, Scope scope) {
        Term left = expressions.infer(e.left(), scope);
        Term right = expressions.infer(e.right(), scope);
        return sum(e.span(), e.operator() == Expr.Operator.PLUS, e.left(), left, e.right(), right, scope);
    }

    /** Also of what {@code +=} and {@code -=} add and take away. */
    Term sum(Span span, boolean plus, Expr leftWritten, Term left, Expr rightWritten, Term right, Scope scope) {
        if (Terms.isUnknown(left) || Terms.isUnknown(right)) return Terms.unknown(span);
        if (left.type().isNumber() && right.type().isNumber()) {
            return arithmetic(span, plus ? Term.Operation.PLUS : Term.Operation.MINUS, left, right);
        }
        Type type = united(left, right);
        if (type == null) {
            expressions.unlike.notSummed(span, plus, leftWritten, left, rightWritten, right);
            return Terms.unknown(span);
        }
        Term a = expressions.collections.asSet(leftWritten, left, type, scope);
        Term b = expressions.collections.asSet(rightWritten, right, type, scope);
        if (Terms.isUnknown(a) || Terms.isUnknown(b)) return Terms.unknown(span);
        return new Term.Combine(type, span, plus ? Term.SetOperation.UNION : Term.SetOperation.DIFFERENCE, a, b);
    }

    /** The set type in which both sides have room; null if they have nothing to do with one another. */
    private @Nullable Type united(Term left, Term right) {
        Type a = left.type();
        Type b = right.type();
        Type x = Types.element(a);
        Type y = Types.element(b);
        if (Types.sitesLike(a) && (Types.sitesLike(b) || b.equals(Type.NONE))) {
            boolean pieces = x != null && !x.isSite() || y != null && !y.isSite();
            if (!pieces) return expressions.types.sites;
        }
        if (a.equals(Type.NONE) && Types.sitesLike(b) && y == null) return expressions.types.sites;
        if (x == null && y == null) return null;
        if (x == null && Types.sitesLike(a) && y != null && y.isSite()) return expressions.types.sites;
        Type element = x == null ? joined(a, y) : y == null ? joined(b, x) : Types.join(x, y);
        return element == null || !(Types.isFinite(element) || element instanceof Type.SetOf)
                ? null
                : new Type.SetOf(element);
    }

    private static @Nullable Type joined(Type one, @Nullable Type element) {
        if (element == null) return null;
        return one.equals(Type.NONE) ? element : Types.join(one, element);
    }

    // ---- choice between values

    Term conditional(Expr.If e, Scope scope) {
        Term condition = expressions.check(e.condition(), Type.TRUTH, scope);
        Term then = expressions.infer(e.then(), scope);
        Term otherwise = expressions.infer(e.otherwise(), scope);
        if (Terms.isUnknown(then) || Terms.isUnknown(otherwise)) return Terms.unknown(e.span());
        Type type = Types.join(then.type(), otherwise.type());
        if (type == null && Types.sitesLike(then.type()) && Types.sitesLike(otherwise.type()))
            type = expressions.types.sites;
        if (type == null) {
            expressions.unlike.branches(e, then, otherwise);
            return Terms.unknown(e.span());
        }
        Term a = expressions.fit(e.then(), then, type, scope);
        Term b = expressions.fit(e.otherwise(), otherwise, type, scope);
        return new Term.Conditional(type, e.span(), condition, a, b);
    }
}
