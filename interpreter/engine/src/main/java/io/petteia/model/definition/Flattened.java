package io.petteia.model.definition;

import io.petteia.grammar.text.Snippet;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game as one folder that extends nothing: by path the texts of its files. */
public final class Flattened {
    private Flattened() {}

    /** {@code game.yaml} first, then rules and boards. */
    public static Map<String, String> of(Definition definition) {
        Map<String, String> rules = new LinkedHashMap<>();
        for (Definition.Rules file : definition.rules()) {
            if (file.module() != null) continue;
            Source source = file.file().span().source();
            rules.put(free(file.path(), rules), source.text());
        }
        Map<String, String> files = new LinkedHashMap<>();
        files.put("game.yaml", YamlPrinter.print(game(definition.game(), List.copyOf(rules.keySet()))));
        files.putAll(rules);
        definition
                .files()
                .forEach((path, content) ->
                        files.put(path, content.span().source().text()));
        return files;
    }

    /** A name that no other file has: a base and a variant may call theirs the same. */
    private static String free(String path, Map<String, String> taken) {
        String name = path;
        for (int i = 2; taken.containsKey(name); i++) name = path.replaceFirst("\\.rules$", "-" + i + ".rules");
        return name;
    }

    private static Yaml.Mapping game(Yaml.Mapping game, List<String> rules) {
        Yaml.Entry old = game.entry("rules");
        List<Yaml.Entry> entries = new ArrayList<>();
        for (Yaml.Entry entry : game.entries()) {
            if (entry.key().value().equals("extends")) continue;
            entries.add(entry == old && rules.size() > 1 ? new Yaml.Entry(entry.key(), list(rules)) : entry);
        }
        return new Yaml.Mapping(game.span(), List.copyOf(entries));
    }

    private static Yaml list(List<String> rules) {
        Source source = new Source("", "[" + String.join(", ", rules) + "]");
        Span all = source.span(0, source.text().length());
        return new Yaml.Scalar(all, source.text(), false, false, Snippet.of(all));
    }
}
