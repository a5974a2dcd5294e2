package io.petteia.grammar;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.syntax.Expr;
import io.petteia.grammar.syntax.Path;
import io.petteia.grammar.syntax.Text;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

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
        Reading reading = new Reading(snippet);
        List<Declaration> declarations = new ArrayList<>();
        List<Token> tokens = reading.tokens;
        int at = 0;
        while (at < tokens.size()) {
            int end = at + 1;
            while (end < tokens.size() && !Slices.begins(tokens, end)) end++;
            if (reading.parse(Entry.DECLARATION, tokens.subList(at, end))
                    instanceof PetteiaParser.DeclarationTextContext text) {
                declarations.addAll(reading.trees.declarations.build(text.declaration()));
            }
            at = end;
        }
        return new Declaration.File(snippet.span(), List.copyOf(declarations));
    }

    /** An expression, such as a start, a condition or a set of sites in YAML. */
    public Expr expression(Snippet snippet) {
        Reading reading = new Reading(snippet);
        return reading.parse(Entry.EXPRESSION, reading.tokens) instanceof PetteiaParser.ExprTextContext text
                ? reading.trees.exprs.build(text.expr())
                : new Expr.Missing(snippet.span());
    }

    /** A line pattern without its brackets, as in {@code moves:}. */
    public Path path(Snippet snippet) {
        Reading reading = new Reading(snippet);
        return reading.parse(Entry.PATH, reading.tokens) instanceof PetteiaParser.PathTextContext text
                ? reading.trees.paths.build(text.path())
                : PathBuilder.missing(snippet.span());
    }

    /** What is said of a variable or an attribute: {@code 0..10 per player = 8}. */
    public TypeSyntax.Declared type(Snippet snippet) {
        Reading reading = new Reading(snippet);
        return reading.parse(Entry.TYPE, reading.tokens) instanceof PetteiaParser.TypeTextContext text
                ? reading.trees.types.declared(text)
                : new TypeSyntax.Declared(snippet.span(), new TypeSyntax.Missing(snippet.span()), List.of(), null);
    }

    /** Statements without braces around them, as in the actions of cards. */
    public Block block(Snippet snippet) {
        Reading reading = new Reading(snippet);
        return reading.parse(Entry.BLOCK, reading.tokens) instanceof PetteiaParser.BlockTextContext text
                ? reading.trees.statements.block(text)
                : new Block(snippet.span(), List.of());
    }

    /** A text or a size in YAML: its holes <code>{E}</code> are expressions, there are no escapes. */
    public Text text(Snippet snippet) {
        return new Text(snippet.span(), new TextReader(diagnostics).parts(snippet));
    }

    /** One snippet on its way from letters to a tree. */
    private final class Reading {
        final List<Token> tokens;
        final TreeBuilder trees;
        private final Places places;

        Reading(Snippet snippet) {
            this.places = new Places(snippet);
            this.tokens = new RulesLexing(places, diagnostics).tokens();
            this.trees = new TreeBuilder(places, diagnostics);
        }

        @Nullable
        ParserRuleContext parse(Entry entry, List<Token> part) {
            List<Token> ended = new ArrayList<>(part);
            ended.add(RulesLexing.end(part));
            Attempt attempt = Attempt.at(entry, ended);
            if (attempt.tree() == null) {
                Token wrong = ended.get(attempt.reached());
                diagnostics.add(Diagnostic.error(
                        "unexpected-word", places.of(wrong), "`" + wrong.getText() + "` does not fit here"));
            }
            return attempt.tree();
        }
    }
}
