package io.petteia.model.check;

import io.petteia.grammar.text.Span;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.check.flow.Foreseen;
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
        return Foreseen.settled(term);
    }
}
