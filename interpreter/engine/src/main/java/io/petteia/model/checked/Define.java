package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A named expression. Its value is set once, when it has been checked; defines are not recursive. */
public final class Define {
    private final String name;
    private final Span span;
    private final List<Local> parameters;
    private @Nullable Term value;

    public Define(String name, Span span, List<Local> parameters) {
        this.name = name;
        this.span = span;
        this.parameters = List.copyOf(parameters);
    }

    public String name() {
        return name;
    }

    public Span span() {
        return span;
    }

    public List<Local> parameters() {
        return parameters;
    }

    public Term value() {
        if (value == null) throw new IllegalStateException("not checked yet: " + name);
        return value;
    }

    public boolean isChecked() {
        return value != null;
    }

    public void setValue(Term checked) {
        value = checked;
    }

    public Type type() {
        return value().type();
    }
}
