package io.petteia.model.reading;

import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Domain;
import io.petteia.model.Names.OptionValue;
import io.petteia.model.Type;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic of options: what can be computed before there is a board, from numbers and {@code option.name} alone. Sizes of boards and the checks
 * between options are written so. What is wrong is told at its word and comes back as null.
 */
public final class OptionTerms {
    private final Map<String, OptionValue> options;
    private final Reader reader;

    public OptionTerms(Map<String, OptionValue> options, Reader reader) {
        this.options = options;
        this.reader = reader;
    }

    /** A number, truth or member; a text has no value. */
    private record Value(Type type, int value) {
        boolean isNumber() {
            return type.isNumber();
        }

        boolean isTruth() {
            return type instanceof Type.Truth;
        }
    }

    /** The text with its holes {@code {E}} filled. */
    public @Nullable String fill(Yaml.Scalar scalar) {
        if (scalar.value().indexOf('{') < 0) return scalar.value();
        Text text = reader.parser().text(scalar.content());
        StringBuilder filled = new StringBuilder();
        for (Text.Part part : text.parts()) {
            if (part instanceof Text.Plain plain) filled.append(plain.text());
            else if (part instanceof Text.Hole hole) {
                Value value = value(hole.value());
                if (value == null) return null;
                filled.append(spelled(value));
            }
        }
        return filled.toString();
    }

    public @Nullable Boolean truth(Expr syntax) {
        Value value = value(syntax);
        if (value == null) return null;
        if (!value.isTruth()) return wrong(syntax.span(), "a condition");
        return value.value() == 1;
    }

    private static String spelled(Value value) {
        if (value.type() instanceof Type.Member member) return member.domain().member(value.value());
        if (value.isTruth()) return value.value() == 1 ? "true" : "false";
        return Integer.toString(value.value());
    }

    private @Nullable Value value(Expr syntax) {
        if (syntax instanceof Expr.Missing) return null;
        if (syntax instanceof Expr.NumberLiteral number) return new Value(Type.NUMBER, number.value());
        if (syntax instanceof Expr.Truth truth) return truth(truth.value());
        if (syntax instanceof Expr.Attribute attribute) return option(attribute);
        if (syntax instanceof Expr.Word word) return choice(word);
        if (syntax instanceof Expr.Negate negate) {
            Value of = number(negate.of());
            return of == null ? null : number(negate.span(), -(long) of.value());
        }
        if (syntax instanceof Expr.Not not) {
            Boolean of = truth(not.of());
            return of == null ? null : truth(!of);
        }
        if (syntax instanceof Expr.If branch) {
            Boolean condition = truth(branch.condition());
            return condition == null ? null : value(condition ? branch.then() : branch.otherwise());
        }
        if (syntax instanceof Expr.Binary binary) return binary(binary);
        if (syntax instanceof Expr.Apply apply) return extreme(apply);
        return wrong(syntax.span(), "numbers and options");
    }

    private static Value truth(boolean value) {
        return new Value(Type.TRUTH, value ? 1 : 0);
    }

    private @Nullable Value option(Expr.Attribute attribute) {
        if (!(attribute.of() instanceof Expr.Word word) || !word.name().equals("option"))
            return wrong(attribute.span(), "numbers and options");
        OptionValue option = options.get(attribute.name().text());
        if (option != null) {
            if (option.type() instanceof Type.Unknown) return null;
            if (option.type() instanceof Type.Text) return wrong(attribute.span(), "a number");
            return new Value(option.type(), option.value());
        }
        String name = attribute.name().text();
        reader.tell(Diagnostic.error("unknown-option", attribute.name().span(), "there is no option `" + name + "`")
                .expected(Suggestion.oneOf(options.keySet()))
                .suggest(Suggestion.of(name, options.keySet())));
        return null;
    }

    /** A choice of an option, to compare it with. */
    private @Nullable Value choice(Expr.Word word) {
        for (OptionValue option : options.values()) {
            if (!(option.type() instanceof Type.Member member)) continue;
            int ordinal = member.domain().ordinal(word.name());
            if (ordinal != Domain.NONE) return new Value(member, ordinal);
        }
        return wrong(word.span(), "numbers and options");
    }

    private @Nullable Value number(Expr syntax) {
        Value value = value(syntax);
        if (value == null || value.isNumber()) return value;
        return wrong(syntax.span(), "a number");
    }

    private @Nullable Value number(Span span, long value) {
        if (value == (int) value) return new Value(Type.NUMBER, (int) value);
        reader.error("out-of-range", span, "this number is out of range");
        return null;
    }

    private @Nullable Value binary(Expr.Binary binary) {
        return switch (binary.operator()) {
            case AND, OR -> connected(binary);
            case IS, IS_NOT -> same(binary);
            case LESS, AT_MOST, GREATER, AT_LEAST, PLUS, MINUS, TIMES, OVER, MOD -> arithmetic(binary);
            case IN, NOT_IN, WITHIN, RANGE -> wrong(binary.span(), "numbers and options");
        };
    }

    private @Nullable Value connected(Expr.Binary binary) {
        Boolean left = truth(binary.left());
        Boolean right = truth(binary.right());
        if (left == null || right == null) return null;
        return truth(binary.operator() == Expr.Operator.AND ? left && right : left || right);
    }

    private @Nullable Value same(Expr.Binary binary) {
        Value left = value(binary.left());
        Value right = value(binary.right());
        if (left == null || right == null) return null;
        boolean comparable = left.isNumber() ? right.isNumber() : left.type().equals(right.type());
        if (!comparable) return wrong(binary.span(), "two values of one kind");
        return truth((left.value() == right.value()) == (binary.operator() == Expr.Operator.IS));
    }

    private @Nullable Value arithmetic(Expr.Binary binary) {
        Value left = number(binary.left());
        Value right = number(binary.right());
        if (left == null || right == null) return null;
        long a = left.value();
        long b = right.value();
        boolean divides = binary.operator() == Expr.Operator.OVER || binary.operator() == Expr.Operator.MOD;
        if (divides && b == 0) {
            reader.error("division-by-zero", binary.right().span(), "this is 0, and nothing can be divided by it");
            return null;
        }
        return switch (binary.operator()) {
            case LESS -> truth(a < b);
            case AT_MOST -> truth(a <= b);
            case GREATER -> truth(a > b);
            case AT_LEAST -> truth(a >= b);
            case PLUS -> number(binary.span(), a + b);
            case MINUS -> number(binary.span(), a - b);
            case TIMES -> number(binary.span(), a * b);
            case OVER -> number(binary.span(), Math.floorDiv(a, b));
            case MOD -> number(binary.span(), Math.floorMod(a, Math.abs(b)));
            default -> throw new IllegalStateException(Objects.toString(binary.operator()));
        };
    }

    /** {@code min(a, b)}, {@code max(a, b, c)}. */
    private @Nullable Value extreme(Expr.Apply apply) {
        String function = apply.function() instanceof Expr.Word word ? word.name() : "";
        boolean least = function.equals("min");
        if (!least && !function.equals("max") || apply.arguments().isEmpty())
            return wrong(apply.span(), "numbers and options");
        Value found = null;
        for (Expr.Argument argument : apply.arguments()) {
            Value value = number(argument.value());
            if (value == null) return null;
            if (found == null || (least ? value.value() < found.value() : value.value() > found.value())) found = value;
        }
        return found;
    }

    private <T> @Nullable T wrong(Span span, String expected) {
        reader.tell(Diagnostic.error("not-of-options", span, "only numbers and options are known here")
                .expected(expected));
        return null;
    }
}
