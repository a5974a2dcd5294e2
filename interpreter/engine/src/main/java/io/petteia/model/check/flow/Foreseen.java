package io.petteia.model.check.flow;

import io.petteia.model.Type;
import io.petteia.model.checked.Term;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The value of a number or truth when the options have such values; null if it depends on play. */
public final class Foreseen {
    private final Function<Term, @Nullable String> option;
    private final Map<String, Integer> values;

    Foreseen(Function<Term, @Nullable String> option, Map<String, Integer> values) {
        this.option = option;
        this.values = values;
    }

    /** The value with the options as they are. */
    public static @Nullable Integer settled(Term term) {
        return new Foreseen(none -> null, Map.of()).value(term);
    }

    @Nullable
    Integer value(Term term) {
        if (term.type().equals(Type.UNKNOWN)) return null;
        if (term instanceof Term.Constant constant) {
            String name = option.apply(term);
            Integer set = name == null ? null : values.get(name);
            return set == null ? (Integer) constant.value() : set;
        }
        if (term instanceof Term.DefineCall call
                && call.arguments().isEmpty()
                && call.define().isChecked()) return value(call.define().value());
        if (term instanceof Term.Not not) return flipped(value(not.of()));
        if (term instanceof Term.All all) return joined(all.of(), 0);
        if (term instanceof Term.Any any) return joined(any.of(), 1);
        if (term instanceof Term.Compare compare) return compared(compare);
        if (term instanceof Term.Conditional choice) {
            Integer condition = value(choice.condition());
            return condition == null ? null : value(condition != 0 ? choice.then() : choice.otherwise());
        }
        if (term instanceof Term.Negate negate) {
            Integer of = value(negate.of());
            return of == null ? null : (Integer) (-of);
        }
        return term instanceof Term.Arithmetic arithmetic ? computed(arithmetic) : null;
    }

    private static @Nullable Integer flipped(@Nullable Integer truth) {
        return truth == null ? null : (Integer) (1 - truth);
    }

    /** One operand that is decisive settles the whole, even if others depend on play. */
    private @Nullable Integer joined(List<Term> operands, int decisive) {
        boolean open = false;
        for (Term operand : operands) {
            Integer value = value(operand);
            if (value == null) open = true;
            else if (value == decisive) return decisive;
        }
        return open ? null : (Integer) (1 - decisive);
    }

    private @Nullable Integer compared(Term.Compare compare) {
        Integer a = value(compare.left());
        Integer b = value(compare.right());
        if (a == null || b == null) return null;
        boolean holds = switch (compare.comparison()) {
            case LESS -> a < b;
            case AT_MOST -> a <= b;
            case GREATER -> a > b;
            case AT_LEAST -> a >= b;
            case EQUAL -> a.equals(b);
            case UNEQUAL -> !a.equals(b);
        };
        return holds ? 1 : 0;
    }

    private @Nullable Integer computed(Term.Arithmetic term) {
        Integer a = value(term.left());
        Integer b = value(term.right());
        if (a == null || b == null) return null;
        return switch (term.operation()) {
            case PLUS -> (Integer) (a + b);
            case MINUS -> (Integer) (a - b);
            case TIMES -> (Integer) (a * b);
            case OVER -> b == 0 ? null : (Integer) Math.floorDiv(a, b);
            case MOD -> b == 0 ? null : (Integer) Math.floorMod(a, Math.abs(b));
            case MIN -> (Integer) Math.min(a, b);
            case MAX -> (Integer) Math.max(a, b);
        };
    }
}
