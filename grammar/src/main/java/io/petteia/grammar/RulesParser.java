package io.petteia.grammar;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;

/**
 * Turns texts of the rules language into syntax trees: files, and what stands in YAML. It throws nothing and always returns a tree; what could not be
 * read is told and stands in the tree as missing.
 */
public final class RulesParser {
    private final Diagnostics diagnostics;

    public RulesParser(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** A rules file. */
    public Declaration.File file(Source source) {
        Snippet snippet = Snippet.whole(source);
        Reading reading = new Reading(snippet, true, diagnostics);
        List<Declaration> declarations = new ArrayList<>();
        for (ParserRuleContext tree : reading.declarations()) {
            declarations.addAll(
                    reading.trees.declarations.build(((PetteiaParser.DeclarationTextContext) tree).declaration()));
        }
        return new Declaration.File(snippet.span(), List.copyOf(declarations));
    }

    /** An expression, such as a start, a condition or a set of sites in YAML. */
    public Expr expression(Snippet snippet) {
        Reading reading = new Reading(snippet, false, diagnostics);
        return reading.tree(Entry.EXPRESSION) instanceof PetteiaParser.ExprTextContext text
                ? reading.trees.exprs.build(text.expr())
                : new Expr.Missing(snippet.span());
    }

    /** A line pattern without its brackets, as in {@code moves:}. */
    public Path path(Snippet snippet) {
        Reading reading = new Reading(snippet, false, diagnostics);
        return reading.tree(Entry.PATH) instanceof PetteiaParser.PathTextContext text
                ? reading.trees.paths.build(text.path())
                : PathBuilder.missing(snippet.span());
    }

    /** What is said of a variable or an attribute: {@code 0..10 per player = 8}. */
    public TypeSyntax.Declared type(Snippet snippet) {
        Reading reading = new Reading(snippet, false, diagnostics);
        return reading.tree(Entry.TYPE) instanceof PetteiaParser.TypeTextContext text
                ? reading.trees.types.declared(text)
                : new TypeSyntax.Declared(snippet.span(), new TypeSyntax.Missing(snippet.span()), List.of(), null);
    }

    /** Statements without braces around them, as in the actions of cards. */
    public Block block(Snippet snippet) {
        Reading reading = new Reading(snippet, true, diagnostics);
        return reading.tree(Entry.BLOCK) instanceof PetteiaParser.BlockTextContext text
                ? reading.trees.statements.block(text)
                : new Block(snippet.span(), List.of());
    }

    /** A text or a size in YAML: its holes <code>{E}</code> are expressions, there are no escapes. */
    public Text text(Snippet snippet) {
        return new Text(snippet.span(), new TextReader(diagnostics).parts(snippet));
    }
}
