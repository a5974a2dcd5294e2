package io.petteia.model.check;

import io.petteia.model.checked.Term;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which constants are values of options: in another game of the same definition they would be others. */
final class OptionReads {
    private final Map<Term, String> names = new IdentityHashMap<>();

    Term read(String option, Term constant) {
        names.put(constant, option);
        return constant;
    }

    /** The option's name, null if the term reads none. */
    @Nullable
    String option(Term term) {
        return names.get(term);
    }
}
