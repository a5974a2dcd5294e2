package io.petteia.model;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Local;
import io.petteia.model.checked.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value, or a table of values, that changes during play. Its start is set once, when it has been checked; everything else is known as soon as it
 * is declared.
 */
public final class Variable {
    private final String name;
    private final Span span;
    private final Type type;
    private final List<Type> per;
    private final boolean turnScoped;
    private final boolean clamp;
    private final Visibility visibility;
    private final boolean carried;
    private final @Nullable Local key;
    private @Nullable Term start;

    /**
     * @param type of one entry
     * @param per the types of the keys, each finite: a {@link Type.Member} or a bounded {@link Type.Num}
     * @param turnScoped whether it starts anew with each turn
     * @param clamp whether what lies beyond the bounds becomes the bound
     * @param carried whether the value belongs to the piece on the site and travels with it
     */
    public Variable(
            String name,
            Span span,
            Type type,
            List<Type> per,
            boolean turnScoped,
            boolean clamp,
            Visibility visibility,
            boolean carried) {
        this.name = name;
        this.span = span;
        this.type = type;
        this.per = List.copyOf(per);
        this.turnScoped = turnScoped;
        this.clamp = clamp;
        this.visibility = visibility;
        this.carried = carried;
        this.key = per.isEmpty() ? null : new Local("this", per.get(per.size() - 1), span);
    }

    public String name() {
        return name;
    }

    public Span span() {
        return span;
    }

    public Type type() {
        return type;
    }

    public List<Type> per() {
        return per;
    }

    public boolean turnScoped() {
        return turnScoped;
    }

    public boolean clamp() {
        return clamp;
    }

    public Visibility visibility() {
        return visibility;
    }

    public boolean carried() {
        return carried;
    }

    /** What {@code this} is in the start: the last key; null without keys. */
    public @Nullable Local key() {
        return key;
    }

    /** Of an entry, in which {@link #key} stands for {@code this}. */
    public Term start() {
        if (start == null) throw new IllegalStateException("not checked yet: " + name);
        return start;
    }

    public void setStart(Term checked) {
        start = checked;
    }
}
