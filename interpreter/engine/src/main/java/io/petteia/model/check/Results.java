package io.petteia.model.check;

import io.petteia.model.Type;
import org.jspecify.annotations.Nullable;

/** What a procedure returns: one type that all its {@code return}s fit. */
final class Results {
    private Results() {}

    /** Null if nothing is returned. That one return does not go with the others has been told where it stands. */
    static @Nullable Type joined(Body body) {
        Type all = null;
        for (Type type : body.returned) {
            Type joined = all == null ? type : Types.join(all, type);
            all = joined == null ? Type.UNKNOWN : joined;
        }
        return all;
    }
}
