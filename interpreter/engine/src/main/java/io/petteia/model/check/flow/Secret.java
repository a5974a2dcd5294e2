package io.petteia.model.check.flow;

import io.petteia.model.Visibility;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/**
 * That a value tells something which not all may know.
 *
 * @param of the variable or pile that is hidden
 * @param visibility who sees it: its owner or nobody
 * @param owner the owner where he is known, in words of the place
 * @param variable whether {@code of} is a variable, which could be revealed
 */
record Secret(String of, Visibility visibility, @Nullable Term owner, boolean variable) {
    /** The less public of two. */
    static @Nullable Secret worse(@Nullable Secret a, @Nullable Secret b) {
        if (a == null || b == null) return a == null ? b : a;
        return b.visibility.compareTo(a.visibility) > 0 ? b : a;
    }

    String who() {
        return visibility == Visibility.NONE ? "seen by nobody" : "seen only by its owner";
    }
}
