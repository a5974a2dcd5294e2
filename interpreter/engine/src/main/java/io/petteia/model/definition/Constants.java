package io.petteia.model.definition;

import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** Values of terms that are known before play, because nothing of a position takes part in them. */
final class Constants {
    private Constants() {}

    /** Null if it is not known. */
    static @Nullable Integer value(Term term) {
        if (term instanceof Term.Constant constant) return constant.value();
        if (term instanceof Term.Negate negate) {
            Integer of = value(negate.of());
            return of == null ? null : exactly(-(long) of);
        }
        if (term instanceof Term.Arithmetic arithmetic) return arithmetic(arithmetic);
        if (term instanceof Term.Compare compare) return compare(compare);
        if (term instanceof Term.Not not) {
            Integer of = value(not.of());
            return of == null ? null : Integer.valueOf(1 - of);
        }
        if (term instanceof Term.All all) return joined(all.of(), 0);
        if (term instanceof Term.Any any) return joined(any.of(), 1);
        if (term instanceof Term.Conditional conditional) {
            Integer condition = value(conditional.condition());
            if (condition == null) return null;
            return value(condition == 1 ? conditional.then() : conditional.otherwise());
        }
        return null;
    }

    private static @Nullable Integer joined(Iterable<Term> terms, int decisive) {
        for (Term term : terms) {
            Integer value = value(term);
            if (value == null || value == decisive) return value;
        }
        return 1 - decisive;
    }

    private static @Nullable Integer compare(Term.Compare compare) {
        Integer a = value(compare.left());
        Integer b = value(compare.right());
        if (a == null || b == null) return null;
        int order = Integer.compare(a, b);
        boolean holds = switch (compare.comparison()) {
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
            case GREATER -> order > 0;
            case AT_LEAST -> order >= 0;
            case EQUAL -> order == 0;
            case UNEQUAL -> order != 0;
        };
        return holds ? 1 : 0;
    }

    private static @Nullable Integer arithmetic(Term.Arithmetic term) {
        Integer left = value(term.left());
        Integer right = value(term.right());
        if (left == null || right == null) return null;
        long a = left;
        long b = right;
        return switch (term.operation()) {
            case PLUS -> exactly(a + b);
            case MINUS -> exactly(a - b);
            case TIMES -> exactly(a * b);
            case OVER -> b == 0 ? null : exactly(Math.floorDiv(a, b));
            case MOD -> b == 0 ? null : exactly(Math.floorMod(a, Math.abs(b)));
            case MIN -> exactly(Math.min(a, b));
            case MAX -> exactly(Math.max(a, b));
        };
    }

    private static @Nullable Integer exactly(long value) {
        return value == (int) value ? Integer.valueOf((int) value) : null;
    }
}
