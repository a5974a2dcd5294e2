package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a game's YAML, that of the games it extends, and the files that stand for a part of it, and makes one mapping of them. */
final class Composer {
    private static final List<String> VARIANT_KEYS = List.of(
            "petteia", "extends", "title", "about", "note", "family", "plies", "sources", "rules", "change", "add",
            "remove");

    private final Catalogue catalogue;
    private final YamlFiles files;
    private final Reader reader;

    Composer(Catalogue catalogue, YamlFiles files, Reader reader) {
        this.catalogue = catalogue;
        this.files = files;
        this.reader = reader;
    }

    /** @param folders that of the first base, …, that of the game; @param rules in the order in which they are read */
    record Composition(Yaml.Mapping game, List<Folder> folders, List<RulesFile> rules) {}

    record RulesFile(Folder folder, String path, Span at) {}

    /** Null if there is no game.yaml, or none that can be read. */
    @Nullable
    Composition compose(Folder folder) {
        return compose(folder, new ArrayList<>(), null);
    }

    private @Nullable Composition compose(Folder folder, List<String> chain, @Nullable Span at) {
        chain.add(folder.name());
        Yaml.Mapping own = files.mapping(folder, "game.yaml", at);
        if (own == null) return null;
        level(own, folder);
        Yaml base = own.get("extends");
        if (base == null) return root(folder, own);
        Yaml.Scalar name = reader.scalar(base, "the name of a game");
        Composition extended = name == null ? null : base(folder, name, chain);
        return extended == null ? null : variant(folder, own, extended);
    }

    private void level(Yaml.Mapping own, Folder folder) {
        Yaml level = own.get("petteia");
        if (level == null)
            reader.tell(Diagnostic.error(
                            "no-level",
                            Nodes.headOf(own),
                            "`" + folder.name() + "` does not say in which level of the language it is written")
                    .expected("`petteia: 1`"));
        else if (!(level instanceof Yaml.Scalar scalar && scalar.value().equals("1")))
            reader.tell(
                    Diagnostic.error("unknown-level", Nodes.headOf(level), "this level of the language is not known")
                            .expected("`petteia: 1`"));
    }

    private Composition root(Folder folder, Yaml.Mapping own) {
        List<RulesFile> rules = rules(folder, own);
        Yaml said = own.get("rules");
        boolean empty = said instanceof Yaml.Sequence list && list.items().isEmpty();
        if (said == null || empty)
            reader.tell(Diagnostic.error(
                            said == null ? "missing-key" : "no-rules",
                            said == null ? Nodes.headOf(own) : said.span(),
                            said == null ? "the game needs the key `rules`" : "a game has at least one rules file")
                    .expected("rules files of this folder, `rules: " + folder.name() + ".rules`"));
        return new Composition(files.inlined(folder, own), List.of(folder), rules);
    }

    private @Nullable Composition base(Folder folder, Yaml.Scalar name, List<String> chain) {
        if (chain.contains(name.value())) {
            boolean itself = chain.size() == 1;
            String message = itself
                    ? "a game cannot extend itself"
                    : "these games extend one another: " + Suggestion.list(chain);
            reader.error("cyclic-extends", name.span(), message);
            return null;
        }
        Catalogue near = folder.beside().or(catalogue);
        Folder found = near.game(name.value());
        if (found == null) {
            reader.tell(
                    Diagnostic.error("unknown-game", name.span(), "there is no game `" + name.value() + "` to extend")
                            .suggest(Suggestion.of(name.value(), near.names())));
            return null;
        }
        return compose(found, chain, name.span());
    }

    private Composition variant(Folder folder, Yaml.Mapping own, Composition extended) {
        Section section = reader.section(own, "a game that extends another");
        if (section != null) section.allow(VARIANT_KEYS, misplaced());
        Merge merge = new Merge(reader);
        Yaml.Mapping game = extended.game();
        Yaml.Mapping change = part(own, "change");
        if (change != null) game = merge.change(game, files.inlined(folder, change));
        Yaml.Mapping add = part(own, "add");
        if (add != null) game = merge.add(game, files.inlined(folder, add));
        Yaml remove = own.get("remove");
        if (remove != null) {
            for (Yaml item : reader.items(remove, "a list of paths, `a.b.c`")) {
                Yaml.Scalar path = reader.scalar(item, "a path, `a.b.c`");
                if (path != null) game = merge.remove(game, path);
            }
        }
        List<Folder> folders = new ArrayList<>(extended.folders());
        folders.add(folder);
        List<RulesFile> rules = new ArrayList<>(extended.rules());
        rules.addAll(rules(folder, own));
        return new Composition(retitled(game, own), folders, rules);
    }

    /** Keys of a game, and where they stand in a variant. */
    private static Map<String, String> misplaced() {
        Map<String, String> hints = new HashMap<>();
        for (String key : DefinitionReader.KEYS)
            hints.put(key, "put it under `change` if the other game has it, else under `add`");
        return hints;
    }

    private Yaml.@Nullable Mapping part(Yaml.Mapping own, String key) {
        Yaml part = own.get(key);
        Section section = part == null ? null : reader.section(part, "`" + key + "`");
        return section == null ? null : section.node();
    }

    private static Yaml.Mapping retitled(Yaml.Mapping game, Yaml.Mapping own) {
        List<Yaml.Entry> entries = new ArrayList<>(game.entries());
        // How long another game takes says nothing of this one.
        entries.removeIf(entry -> entry.key().value().equals("plies"));
        for (String key : List.of("sources", "plies", "family", "note", "about", "title")) {
            Yaml.Entry entry = own.entry(key);
            if (entry == null) continue;
            int old = entries.indexOf(game.entry(key));
            if (old < 0) entries.add(0, entry);
            else entries.set(old, entry);
        }
        return new Yaml.Mapping(game.span(), List.copyOf(entries));
    }

    private List<RulesFile> rules(Folder folder, Yaml.Mapping own) {
        List<RulesFile> files = new ArrayList<>();
        Yaml node = own.get("rules");
        if (node == null) return files;
        for (Yaml item : reader.items(node, "rules files of this folder")) {
            Yaml.Scalar path = reader.scalar(item, "the name of a rules file");
            if (path != null) files.add(new RulesFile(folder, path.value(), path.span()));
        }
        return files;
    }
}
