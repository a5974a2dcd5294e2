package io.petteia.grammar;

import io.petteia.grammar.syntax.Node;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import org.jspecify.annotations.Nullable;

/** Reads a text as what it is. */
final class Reads {
    private Reads() {}

    /** Without an entry: as a rules file. */
    static Node read(@Nullable Entry entry, Snippet snippet, Diagnostics diagnostics) {
        RulesParser parser = new RulesParser(diagnostics);
        if (entry == null) return parser.file(snippet.source());
        return switch (entry) {
            case BLOCK -> parser.block(snippet);
            case EXPRESSION -> parser.expression(snippet);
            case PATH -> parser.path(snippet);
            case TYPE -> parser.type(snippet);
            case DECLARATION -> throw new IllegalArgumentException("declarations stand in files");
        };
    }
}
