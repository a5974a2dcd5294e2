package io.petteia.model.check;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Span;

/** Where what is wrong is told. While nobody listens (a part of a library that the game does not use) it is lost. */
final class Complaints {
    private final Diagnostics diagnostics;
    private boolean muted;
    private int errors;

    Complaints(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    void tell(Diagnostic diagnostic) {
        if (diagnostic.isError()) errors++;
        if (!muted) diagnostics.add(diagnostic);
    }

    void error(String code, Span span, String message) {
        tell(Diagnostic.error(code, span, message));
    }

    void error(String code, Span span, String message, String suggestion) {
        tell(Diagnostic.error(code, span, message).suggest(suggestion));
    }

    /** All that has been told, here or while the game was read. */
    Diagnostics told() {
        return diagnostics;
    }

    /** How many errors have been told or lost so far. */
    int errors() {
        return errors;
    }

    boolean muted() {
        return muted;
    }

    void mute(Runnable work) {
        boolean before = muted;
        muted = true;
        try {
            work.run();
        } finally {
            muted = before;
        }
    }
}
