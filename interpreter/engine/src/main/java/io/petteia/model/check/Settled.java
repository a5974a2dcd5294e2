package io.petteia.model.check;

import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Truths that are known before play, because only options and numbers take part. */
final class Settled {
    private Settled() {}

    /** 1 or 0, null if it depends on play. */
    static @Nullable Integer truth(Term term) {
        if (term instanceof Term.Not not) {
            Integer of = Terms.settled(not.of());
            return of == null ? null : (Integer) (1 - of);
        }
        if (term instanceof Term.All all) return joined(all.of(), 0);
        if (term instanceof Term.Any any) return joined(any.of(), 1);
        if (term instanceof Term.Compare compare) return compared(compare);
        return null;
    }

    /** One operand that is decisive settles the whole, even if others depend on play. */
    private static @Nullable Integer joined(List<Term> operands, int decisive) {
        boolean open = false;
        for (Term operand : operands) {
            Integer value = Terms.settled(operand);
            if (value == null) open = true;
            else if (value == decisive) return decisive;
        }
        return open ? null : (Integer) (1 - decisive);
    }

    private static @Nullable Integer compared(Term.Compare compare) {
        Integer a = Terms.settled(compare.left());
        Integer b = Terms.settled(compare.right());
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
}
