package io.petteia.model;

import io.petteia.grammar.text.Span;
import io.petteia.model.checked.Term;
import org.jspecify.annotations.Nullable;

/** An ordered pile of cards, or one for each player. Its start is set once, when it has been checked. */
public final class Pile {
    private final String name;
    private final Span span;
    private final boolean perPlayer;
    private final Visibility visibility;
    private @Nullable Term start;

    public Pile(String name, Span span, boolean perPlayer, Visibility visibility) {
        this.name = name;
        this.span = span;
        this.perPlayer = perPlayer;
        this.visibility = visibility;
    }

    public String name() {
        return name;
    }

    public Span span() {
        return span;
    }

    public boolean perPlayer() {
        return perPlayer;
    }

    public Visibility visibility() {
        return visibility;
    }

    /** A list or set of cards, the first on top; null for an empty pile. */
    public @Nullable Term start() {
        return start;
    }

    public void setStart(Term checked) {
        start = checked;
    }
}
