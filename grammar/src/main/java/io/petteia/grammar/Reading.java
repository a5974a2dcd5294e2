package io.petteia.grammar;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** One snippet on its way from letters to a tree, within bounds: of letters, of brackets in one another, of what is told. */
final class Reading {
    /** As many chars as a text may have. */
    static final int LONGEST = 200_000;

    /** As many brackets as may lie in one another. */
    private static final int DEEPEST = 100;

    /** As many words as may follow one another without a sign. */
    private static final int LONGEST_ROW = 300;

    final TreeBuilder trees;
    private final Places places;
    private final Complaints complaints;
    private final List<Token> tokens;

    /** @param statements whether the text may have statements */
    Reading(Snippet snippet, boolean statements, Diagnostics diagnostics) {
        this.places = new Places(snippet);
        this.complaints = new Complaints(diagnostics);
        this.trees = new TreeBuilder(places, diagnostics);
        this.tokens =
                isBounded(snippet) ? bounded(new RulesLexing(places, complaints, statements).tokens()) : List.of();
    }

    private boolean isBounded(Snippet snippet) {
        boolean bounded = snippet.text().length() <= LONGEST;
        if (!bounded) {
            complaints.tell(Diagnostic.error("text-too-long", places.start(), "this text is too long")
                    .expected("at most " + LONGEST + " characters"));
        }
        return bounded;
    }

    private List<Token> bounded(List<Token> all) {
        int depth = 0;
        int words = 0;
        for (Token token : all) {
            if (Signs.opens(token)) depth++;
            if (Signs.closes(token)) depth = Math.max(0, depth - 1);
            words = Words.isName(token) ? words + 1 : 0;
            if (depth > DEEPEST || words > LONGEST_ROW) {
                String what = depth > DEEPEST ? "brackets lie too deep in one another here" : "too many words in a row";
                complaints.tell(Diagnostic.error("too-deep", places.of(token), what)
                        .expected("at most " + (depth > DEEPEST ? DEEPEST : LONGEST_ROW)));
                return List.of();
            }
        }
        return all;
    }

    /** The whole snippet read as one thing; null if it cannot be. */
    @Nullable
    ParserRuleContext tree(Entry entry) {
        if (tokens.isEmpty() && complaints.areAny()) return null;
        return new Mending(entry, tokens, places, complaints).tree();
    }

    /** The snippet read as a file: one declaration after the other. A mistake in one does not reach the next. */
    List<ParserRuleContext> declarations() {
        List<ParserRuleContext> trees = new ArrayList<>();
        List<Token> left = tokens;
        while (!left.isEmpty()) {
            int end = Slices.end(left);
            Mending mending = new Mending(Entry.DECLARATION, left.subList(0, end), places, complaints);
            ParserRuleContext tree = mending.tree();
            if (tree != null) trees.add(tree);
            List<Token> rest = new ArrayList<>(mending.leftOver());
            rest.addAll(left.subList(end, left.size()));
            left = rest;
        }
        return trees;
    }
}
