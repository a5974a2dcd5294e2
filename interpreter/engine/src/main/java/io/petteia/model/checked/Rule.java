package io.petteia.model.checked;

import io.petteia.grammar.text.Span;
import io.petteia.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A procedure with choices and effects. Its body is set once, when it has been checked; rules are not recursive. A rule that overrides another
 * keeps the other under {@code Action.CallRule} for {@code original}.
 */
public final class Rule {
    private final String name;
    private final Span span;
    private final List<Local> parameters;
    private @Nullable Type result;
    private @Nullable Block body;

    public Rule(String name, Span span, List<Local> parameters) {
        this.name = name;
        this.span = span;
        this.parameters = List.copyOf(parameters);
    }

    /** Empty for statements held by an attribute. */
    public String name() {
        return name;
    }

    public Span span() {
        return span;
    }

    public List<Local> parameters() {
        return parameters;
    }

    /** The type of what it returns, null if it returns nothing. */
    public @Nullable Type result() {
        return result;
    }

    public Block body() {
        if (body == null) throw new IllegalStateException("not checked yet: " + name);
        return body;
    }

    public boolean isChecked() {
        return body != null;
    }

    public void setBody(Block checked, @Nullable Type returns) {
        body = checked;
        result = returns;
    }
}
