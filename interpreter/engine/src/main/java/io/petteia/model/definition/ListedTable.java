package io.petteia.model.definition;

import io.petteia.grammar.RulesParser;
import io.petteia.grammar.syntax.TypeSyntax;
import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.yaml.Yaml;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a list in YAML stands for when it fills a table: by the declaration under {@code each} the names of its keys. So a variant may change the cell
 * of one key only.
 */
final class ListedTable {
    private final Yaml.Mapping game;

    ListedTable(Yaml.Mapping game) {
        this.game = game;
    }

    /** The keys of the list at a path of the game, in order; null if it fills no table. */
    @Nullable
    List<String> keys(List<String> path) {
        int members = path.get(0).equals("pieces") ? 1 : 2;
        boolean known = List.of("pieces", "kinds", "cards").contains(path.get(0));
        if (!known || path.size() < members + 2) return null;
        // Cards of all sets share what each has.
        int holder = path.get(0).equals("kinds") ? 2 : 1;
        Yaml each = at(path.subList(0, holder), "each");
        Yaml declared = each instanceof Yaml.Mapping mapping ? mapping.get(path.get(members + 1)) : null;
        if (!(declared instanceof Yaml.Scalar scalar)) return null;
        List<TypeSyntax> per =
                new RulesParser(new Diagnostics()).type(scalar.content()).per();
        int level = path.size() - members - 2;
        return level < per.size() ? spelled(per.get(level)) : null;
    }

    private @Nullable List<String> spelled(TypeSyntax key) {
        if (key instanceof TypeSyntax.Range range) return numbers(range);
        if (!(key instanceof TypeSyntax.Named named)) return null;
        if (named.name().equals("player")) return names(at(List.of("players"), "names"), game.get("players"));
        if (named.name().equals("piece")) return names(game.get("pieces"));
        Yaml kind = at(List.of("kinds"), named.name());
        if (kind instanceof Yaml.Scalar scalar) {
            TypeSyntax type =
                    new RulesParser(new Diagnostics()).type(scalar.content()).type();
            return type instanceof TypeSyntax.Range range ? numbers(range) : null;
        }
        return names(kind);
    }

    private static List<String> numbers(TypeSyntax.Range range) {
        return IntStream.rangeClosed(range.least(), range.most())
                .limit(10_000)
                .mapToObj(String::valueOf)
                .toList();
    }

    private static @Nullable List<String> names(@Nullable Yaml... nodes) {
        for (Yaml node : nodes) {
            List<String> names = new ArrayList<>();
            if (node instanceof Yaml.Sequence list) {
                for (Yaml item : list.items()) if (item instanceof Yaml.Scalar scalar) names.add(scalar.value());
                return names;
            }
            if (node instanceof Yaml.Mapping mapping && mapping.get("names") == null) {
                for (Yaml.Entry entry : mapping.entries())
                    if (!entry.key().value().equals("each"))
                        names.add(entry.key().value());
                return names;
            }
        }
        return null;
    }

    private @Nullable Yaml at(List<String> path, String key) {
        Yaml node = game;
        for (String name : path) node = node instanceof Yaml.Mapping mapping ? mapping.get(name) : null;
        return node instanceof Yaml.Mapping mapping ? mapping.get(key) : null;
    }
}
