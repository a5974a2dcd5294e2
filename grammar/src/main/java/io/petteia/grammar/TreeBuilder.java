package io.petteia.grammar;

import io.petteia.grammar.syntax.Name;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Makes syntax trees of the parse trees of one snippet. A parse tree that comes here is whole: what was wrong has been told and replaced by tokens
 * that stand for something missing. One builder for each kind of tree; they know each other through this.
 */
final class TreeBuilder {
    final Places places;
    final ExprBuilder exprs;
    final PathBuilder paths;
    final TypeBuilder types;
    final StatementBuilder statements;
    final DeclarationBuilder declarations;
    private final Diagnostics diagnostics;

    TreeBuilder(Places places, Diagnostics diagnostics) {
        this.places = places;
        this.diagnostics = diagnostics;
        this.exprs = new ExprBuilder(this);
        this.paths = new PathBuilder(this);
        this.types = new TypeBuilder(this);
        this.statements = new StatementBuilder(this);
        this.declarations = new DeclarationBuilder(this);
    }

    void tell(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    Name name(ParserRuleContext context) {
        return new Name(places.of(context), context.getText());
    }

    Name name(Token token) {
        return new Name(places.of(token), token.getText());
    }

    Text text(PetteiaParser.TextContext context) {
        if (context.BROKEN_TEXT() != null) return new Text(places.of(context), List.of());
        List<Text.Part> parts = new TextReader(diagnostics).parts(Escapes.resolve(places.inside(context), diagnostics));
        return new Text(places.of(context), parts);
    }

    @Nullable
    Text textOrNull(PetteiaParser.@Nullable TextContext context) {
        return context == null ? null : text(context);
    }

    /** A whole number as written; one that is too large is told. */
    int number(Token token, boolean negative) {
        try {
            return Integer.parseInt(negative ? "-" + token.getText() : token.getText());
        } catch (NumberFormatException tooLarge) {
            tell(Diagnostic.error(
                            "number-too-large", places.of(token), "`" + token.getText() + "` is too large a number")
                    .expected("at most 2147483647"));
            return 0;
        }
    }
}
