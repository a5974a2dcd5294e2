package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
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
    private static final List<String> VARIANT_KEYS =
            List.of("petteia", "extends", "title", "about", "note", "rules", "change", "add", "remove");

    private final Catalogue catalogue;
    private final Texts texts;
    private final Reader reader;

    Composer(Catalogue catalogue, Texts texts, Reader reader) {
        this.catalogue = catalogue;
        this.texts = texts;
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
        Yaml.Mapping own = mapping(folder, "game.yaml", at);
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
                            Reader.headOf(own),
                            "`" + folder.name() + "` does not say in which level of the language it is written")
                    .expected("`petteia: 1`"));
        else if (!(level instanceof Yaml.Scalar scalar && scalar.value().equals("1")))
            reader.tell(
                    Diagnostic.error("unknown-level", Reader.headOf(level), "this level of the language is not known")
                            .expected("`petteia: 1`"));
    }

    private Composition root(Folder folder, Yaml.Mapping own) {
        List<RulesFile> rules = rules(folder, own);
        if (own.get("rules") == null)
            reader.tell(Diagnostic.error("missing-key", Reader.headOf(own), "the game needs the key `rules`")
                    .expected("rules files of this folder, `rules: " + folder.name() + ".rules`"));
        return new Composition(inlined(folder, own), List.of(folder), rules);
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
        if (change != null) game = merge.change(game, inlined(folder, change));
        Yaml.Mapping add = part(own, "add");
        if (add != null) game = merge.add(game, inlined(folder, add));
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
        for (String key : List.of("note", "about", "title")) {
            Yaml.Entry entry = own.entry(key);
            if (entry == null) continue;
            Yaml.Entry old = game.entry(key);
            if (old == null) entries.add(0, entry);
            else entries.set(entries.indexOf(old), entry);
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

    /** With {@code {file: …}} under kinds and cards replaced by what stands in the file. */
    private Yaml.Mapping inlined(Folder folder, Yaml.Mapping game) {
        List<Yaml.Entry> entries = new ArrayList<>();
        for (Yaml.Entry entry : game.entries()) {
            boolean may = List.of("kinds", "cards").contains(entry.key().value());
            entries.add(
                    may && entry.value() instanceof Yaml.Mapping parts
                            ? new Yaml.Entry(entry.key(), included(folder, parts))
                            : entry);
        }
        return new Yaml.Mapping(game.span(), List.copyOf(entries));
    }

    private Yaml.Mapping included(Folder folder, Yaml.Mapping parts) {
        List<Yaml.Entry> entries = new ArrayList<>();
        for (Yaml.Entry entry : parts.entries()) {
            boolean includes =
                    entry.value() instanceof Yaml.Mapping m && m.entries().size() == 1 && m.get("file") != null;
            Yaml.@Nullable Scalar file =
                    includes && ((Yaml.Mapping) entry.value()).get("file") instanceof Yaml.Scalar s ? s : null;
            if (file == null) {
                entries.add(entry);
                continue;
            }
            Yaml.Mapping content = mapping(folder, file.value(), file.span());
            entries.add(
                    new Yaml.Entry(entry.key(), content == null ? new Yaml.Mapping(file.span(), List.of()) : content));
        }
        return new Yaml.Mapping(parts.span(), List.copyOf(entries));
    }

    /** A file that holds a mapping. */
    Yaml.@Nullable Mapping mapping(Folder folder, String path, @Nullable Span at) {
        Source source = texts.read(folder, path, at);
        Yaml yaml = source == null ? null : new YamlReader(reader.diagnostics()).read(source);
        Section section = yaml == null ? null : reader.section(yaml, "`" + path + "`");
        return section == null ? null : section.node();
    }
}
