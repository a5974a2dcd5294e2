package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/** Cuts a snippet into tokens. */
final class RulesLexing {
    private final Places places;
    private final Diagnostics diagnostics;
    private final List<Token> tokens = new ArrayList<>();

    RulesLexing(Places places, Diagnostics diagnostics) {
        this.places = places;
        this.diagnostics = diagnostics;
    }

    /** All tokens, without one for the end. */
    List<Token> tokens() {
        PetteiaLexer lexer =
                new PetteiaLexer(CharStreams.fromString(places.snippet().text()));
        lexer.removeErrorListeners();
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) add(token);
        return tokens;
    }

    private void add(Token token) {
        tokens.add(token);
    }

    void tell(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    static Token end(List<Token> tokens) {
        CommonToken end = new CommonToken(Token.EOF, "");
        if (!tokens.isEmpty()) {
            Token last = tokens.get(tokens.size() - 1);
            end.setStartIndex(last.getStopIndex() + 1);
            end.setStopIndex(last.getStopIndex());
            end.setLine(last.getLine());
        }
        return end;
    }
}
