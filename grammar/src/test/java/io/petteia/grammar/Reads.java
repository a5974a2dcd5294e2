package io.petteia.grammar;

import io.petteia.grammar.syntax.Node;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.YamlReader;
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

    /** As the tag of a fenced text says; null for YAML that cannot be read. */
    static @Nullable Node read(String tag, String text, Diagnostics diagnostics) {
        if (tag.equals("yaml")) return new YamlReader(diagnostics).read(new Source("game.yaml", text));
        Source source = new Source("game.rules", text);
        Snippet snippet = Snippet.whole(source);
        RulesParser parser = new RulesParser(diagnostics);
        return switch (tag) {
            case "petteia" -> parser.file(source);
            case "petteia-block" -> parser.block(snippet);
            case "petteia-expr" -> parser.expression(snippet);
            case "petteia-path" -> parser.path(snippet);
            case "petteia-type" -> parser.type(snippet);
            case "petteia-text" -> parser.text(snippet);
            default -> throw new IllegalArgumentException(tag);
        };
    }
}
