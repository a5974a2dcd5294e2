package io.petteia.model.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A local that runs over the members of a source where a condition holds. If the source is {@link Term.Matches} or {@link Term.Held}, {@code captures} has
 * a local for each of its captures, in the same order; else it is empty.
 */
public record Binder(
        Local local,
        List<Local> captures,
        Term source,
        @Nullable Term where) {}
