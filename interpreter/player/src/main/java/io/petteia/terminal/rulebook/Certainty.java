package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Expr;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What options alone decide of a condition, so that a rulebook leaves out what cannot happen. */
final class Certainty {
    private final Map<String, String> options;

    Certainty(Map<String, String> options) {
        this.options = options;
    }

    /** Null if the position decides. */
    @Nullable
    Boolean of(Expr e) {
        if (e instanceof Expr.Truth truth) return truth.value();
        if (e instanceof Expr.Attribute) {
            String value = value(e);
            return value == null
                    ? null
                    : value.equals("true") ? Boolean.TRUE : value.equals("false") ? Boolean.FALSE : null;
        }
        if (e instanceof Expr.Not not) {
            Boolean of = of(not.of());
            return of == null ? null : Boolean.valueOf(!of);
        }
        return e instanceof Expr.Binary binary ? binary(binary) : null;
    }

    private @Nullable Boolean binary(Expr.Binary b) {
        if (b.operator() == Expr.Operator.AND || b.operator() == Expr.Operator.OR) {
            boolean decisive = b.operator() == Expr.Operator.OR;
            Boolean left = of(b.left());
            Boolean right = of(b.right());
            if (left != null && left == decisive || right != null && right == decisive) return decisive;
            return left == null || right == null ? null : Boolean.valueOf(!decisive);
        }
        String left = value(b.left());
        String right = value(b.right());
        if (left != null && right == null && b.right() instanceof Expr.Word word) right = word.name();
        if (right != null && left == null && b.left() instanceof Expr.Word word) left = word.name();
        if (left == null || right == null) return null;
        String sign = b.operatorSpan().text().strip();
        if (sign.equals("is")) return left.equals(right);
        if (sign.startsWith("is")) return !left.equals(right);
        if (!left.matches("-?[0-9]{1,9}") || !right.matches("-?[0-9]{1,9}")) return null;
        int difference = Integer.parseInt(left) - Integer.parseInt(right);
        return switch (b.operator()) {
            case LESS -> difference < 0;
            case AT_MOST -> difference <= 0;
            case GREATER -> difference > 0;
            case AT_LEAST -> difference >= 0;
            default -> null;
        };
    }

    /** What is left to ask if some parts are certain. */
    Expr rest(Expr e) {
        if (!(e instanceof Expr.Binary b)) return e;
        if (b.operator() != Expr.Operator.AND && b.operator() != Expr.Operator.OR) return e;
        if (of(b.left()) != null) return rest(b.right());
        if (of(b.right()) != null) return rest(b.left());
        return new Expr.Binary(b.span(), b.operator(), b.operatorSpan(), rest(b.left()), rest(b.right()));
    }

    private @Nullable String value(Expr e) {
        if (e instanceof Expr.NumberLiteral number) return "" + number.value();
        if (e instanceof Expr.Attribute a
                && a.of() instanceof Expr.Word word
                && word.name().equals("option")) return options.get(a.name().text());
        return null;
    }
}
