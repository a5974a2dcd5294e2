package io.petteia.model.check;

import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.checked.Pattern;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Terms that are made often, and what can be read off a term without running it. */
final class Terms {
    private Terms() {}

    /** Stands for what was wrong and has been told. */
    static Term unknown(Span span) {
        return new Term.Constant(Type.UNKNOWN, span, 0);
    }

    static boolean isUnknown(Term term) {
        return Types.unknown(term.type());
    }

    static Term number(Span span, int value) {
        return new Term.Constant(new Type.Num(value, value), span, value);
    }

    static Term truth(Span span, boolean value) {
        return new Term.Constant(Type.TRUTH, span, value ? 1 : 0);
    }

    static Term member(Span span, Domain domain, int ordinal) {
        return new Term.Constant(new Type.Member(domain), span, ordinal);
    }

    static Term none(Span span, Type type) {
        return new Term.Constant(type, span, Domain.NONE);
    }

    /** The ordinal if the term is a constant member of such a domain, else null. */
    static @Nullable Integer constantMember(Term term, Domain.Sort sort) {
        return term instanceof Term.Constant constant && constant.type().isMemberOf(sort)
                ? (Integer) constant.value()
                : null;
    }

    /** The captures of what a binder runs over. */
    static List<Pattern.Capture> captures(Term source) {
        if (source instanceof Term.Matches matches) return matches.captures();
        if (source instanceof Term.Held held) return held.captures();
        return List.of();
    }

    /** The value of a number or truth that the options settle; null if it depends on play. */
    static @Nullable Integer settled(Term term) {
        if (term instanceof Term.Constant constant) return constant.value();
        if (term instanceof Term.Negate negate) {
            Integer value = settled(negate.of());
            return value == null ? null : (Integer) (-value);
        }
        if (term instanceof Term.Conditional conditional) {
            Integer condition = settled(conditional.condition());
            return condition == null ? null : settled(condition != 0 ? conditional.then() : conditional.otherwise());
        }
        if (term instanceof Term.Arithmetic arithmetic) return arithmetic(arithmetic);
        return Settled.truth(term);
    }

    private static @Nullable Integer arithmetic(Term.Arithmetic term) {
        Integer a = settled(term.left());
        Integer b = settled(term.right());
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
