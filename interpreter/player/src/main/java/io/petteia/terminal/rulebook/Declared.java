package io.petteia.terminal.rulebook;

import io.petteia.grammar.syntax.Block;
import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.text.Span;
import io.petteia.model.definition.Definition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the rules of a definition declare, what overrides before what is overridden. */
final class Declared {
    /** A rule or {@code play}, and the comment above it. */
    record Body(Block block, String comment) {}

    private static final String PLAY = "play";
    private final Map<String, List<Body>> bodies = new LinkedHashMap<>();
    final Map<String, Meaning> meanings = new LinkedHashMap<>();
    final List<Declaration.Whenever> whenevers = new ArrayList<>();

    Declared(Definition definition) {
        for (Definition.Rules file : definition.rules())
            for (Declaration each : file.file().declarations()) {
                if (each instanceof Declaration.Rule rule) add(rule.name().text(), rule.body(), rule.span());
                else if (each instanceof Declaration.Play play) add(PLAY, play.body(), play.span());
                else if (each instanceof Declaration.Define define)
                    meanings.put(define.name().text(), new Meaning(define, remark(define.span())));
                else if (each instanceof Declaration.Whenever whenever) whenevers.add(whenever);
            }
    }

    private void add(String name, Block block, Span span) {
        bodies.computeIfAbsent(name, n -> new ArrayList<>()).add(0, new Body(block, comment(span)));
    }

    /** The lines of comment that stand directly above. */
    private static String comment(Span span) {
        List<String> lines =
                span.source().text().substring(0, span.start()).lines().toList();
        List<String> said = new ArrayList<>();
        int at = lines.size() - 1;
        while (at >= 0 && lines.get(at).isBlank() && at == lines.size() - 1) at--;
        for (; at >= 0 && lines.get(at).strip().startsWith("//"); at--)
            if (!lines.get(at).contains("----"))
                said.add(0, lines.get(at).strip().substring(2).strip());
        return String.join(" ", said);
    }

    /** The comment behind a declaration on its line, else that above it. */
    private static String remark(Span span) {
        String text = span.source().text();
        int end = text.indexOf('\n', span.end());
        String rest = text.substring(span.end(), end < 0 ? text.length() : end).strip();
        return rest.startsWith("//") ? rest.substring(2).strip() : comment(span);
    }

    /** A define, and what is said of it. */
    record Meaning(Declaration.Define define, String remark) {}

    List<Body> play() {
        return bodies.getOrDefault(PLAY, List.of());
    }

    java.util.Set<String> rules() {
        return bodies.keySet();
    }

    @Nullable
    List<Body> rule(String name) {
        return bodies.get(name);
    }
}
