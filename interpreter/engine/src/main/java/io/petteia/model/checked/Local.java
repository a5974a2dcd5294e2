package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.model.Type;

/** A name inside a rule or an expression: a parameter, a choice, a capture, a {@code let}. Two locals are the same only if they are one object. */
public final class Local {
    private final String name;
    private final Type type;
    private final Span span;

    public Local(String name, Type type, Span span) {
        this.name = name;
        this.type = type;
        this.span = span;
    }

    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public Span span() {
        return span;
    }
}
