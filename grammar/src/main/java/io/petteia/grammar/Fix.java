package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.List;
import org.antlr.v4.runtime.Token;

/**
 * How a text is made to fit, and what its author is told.
 *
 * @param vague whether it is not worth telling where something else has been told on the line, for it may only follow from that
 */
record Fix(List<Token> tokens, Diagnostic told, boolean vague) {
    /** Likely to follow from something else that is wrong on the line. */
    static Fix vague(List<Token> tokens, Diagnostic told) {
        return new Fix(tokens, told, true);
    }

    static Fix sure(List<Token> tokens, Diagnostic told) {
        return new Fix(tokens, told, false);
    }
}
