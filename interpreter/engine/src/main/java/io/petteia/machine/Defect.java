package io.petteia.machine;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import org.jspecify.annotations.Nullable;

/** A fault of the definition that shows only in play: a number out of its range, an attribute of none, a loop without end, a dead end. */
public final class Defect extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Diagnostic diagnostic;

    public Defect(String code, @Nullable Span span, String message) {
        this(Diagnostic.error(code, span, message));
    }

    public Defect(Diagnostic diagnostic) {
        super(diagnostic.span() == null ? diagnostic.message() : diagnostic.span() + " " + diagnostic.message());
        this.diagnostic = diagnostic;
    }

    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
