package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import java.util.List;
import org.antlr.v4.runtime.Token;

/**
 * How a text is made to fit, and what its author is told.
 *
 * @param vague whether nothing better was found than to leave out what does not fit; not worth telling where something has been told just before
 */
record Fix(List<Token> tokens, Diagnostic told, boolean vague) {
    static Fix sure(List<Token> tokens, Diagnostic told) {
        return new Fix(tokens, told, false);
    }
}
