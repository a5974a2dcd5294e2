package io.petteia.model;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value, or a table of values, that changes during play.
 *
 * @param type of one entry
 * @param per the types of the keys, each finite: a {@link Type.Member} or a bounded {@link Type.Num}
 * @param start of an entry, in which {@code key} stands for {@code this}
 * @param key the last key, null without keys
 * @param turnScoped whether it starts anew with each turn
 * @param clamp whether what lies beyond the bounds becomes the bound
 * @param carried whether the value belongs to the piece on the site and travels with it
 */
public record Variable(
        String name,
        Span span,
        Type type,
        List<Type> per,
        Term start,
        @Nullable Local key,
        boolean turnScoped,
        boolean clamp,
        Visibility visibility,
        boolean carried) {}
