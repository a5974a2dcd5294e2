package io.petteia.model.definition;

import io.petteia.grammar.syntax.Declaration;
import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Puts a definition together: YAML, then players, kinds and options, then rules and boards. */
final class DefinitionReader {
    static final List<String> KEYS = List.of(
            "petteia",
            "title",
            "about",
            "note",
            "family",
            "plies",
            "sources",
            "players",
            "use",
            "rules",
            "options",
            "board",
            "terrain",
            "pieces",
            "kinds",
            "cards",
            "piles",
            "variables",
            "visible",
            "setup",
            "fen",
            "notation",
            "show",
            "limit",
            "endings");

    private final Folder folder;
    private final Library library;
    private final Reader reader;
    private final Texts texts;
    private final YamlFiles yaml;
    private final Composer composer;
    private final Map<String, Yaml.Mapping> files = new TreeMap<>();
    private List<Folder> folders = List.of();

    DefinitionReader(Folder folder, Catalogue catalogue, Library library, Reader reader) {
        this.folder = folder;
        this.library = library;
        this.reader = reader;
        this.texts = new Texts(reader);
        this.yaml = new YamlFiles(texts, reader);
        this.composer = new Composer(catalogue, yaml, reader);
    }

    @Nullable
    Definition read() {
        Composer.Composition composition = composer.compose(folder);
        Section game = composition == null ? null : reader.section(composition.game(), "a game");
        if (composition == null || game == null) return null;
        folders = composition.folders();
        game.allow(KEYS);
        Players players = Players.read(game, reader);
        Map<String, Kinds.Kind> kinds = new Kinds(reader).read(game);
        List<Definition.Rules> rules = rules(game, composition.rules());
        board(game);
        if (players == null) return null;
        Options options = new OptionReader(reader, players, kinds, this::boards).read(game);
        boolean sound = !reader.diagnostics().hasErrors();
        return new Definition(
                folder.name(),
                composition.game(),
                folders,
                rules,
                Map.copyOf(files),
                players,
                options,
                kinds,
                texts.hash(),
                sound,
                texts.isWhole() && rules.stream().anyMatch(file -> file.module() == null));
    }

    private List<Definition.Rules> rules(Section game, List<Composer.RulesFile> written) {
        List<Definition.Rules> rules = new ArrayList<>();
        Yaml use = game.get("use");
        if (use != null) {
            for (Yaml item : reader.items(use, "a list of modules, `[std/attack]`")) {
                Yaml.Scalar name = reader.scalar(item, "the name of a module");
                if (name != null) module(name, rules);
            }
        }
        Map<List<Object>, Span> met = new HashMap<>();
        for (Composer.RulesFile file : written) {
            Span first = met.putIfAbsent(List.of(file.folder(), file.path()), file.at());
            if (first != null) {
                reader.tell(Diagnostic.error("doubled-name", file.at(), "`" + file.path() + "` is listed twice")
                        .related(first, "the first"));
                continue;
            }
            if (!file.path().endsWith(".rules")) {
                reader.tell(Diagnostic.error("no-such-file", file.at(), "`" + file.path() + "` is not a rules file")
                        .expected("a file `*.rules`"));
                continue;
            }
            Source source = texts.read(file.folder(), file.path(), file.at());
            if (source != null)
                rules.add(new Definition.Rules(
                        reader.parser().file(source), file.path(), null, file.folder() != folder, file.at()));
        }
        return rules;
    }

    private void module(Yaml.Scalar name, List<Definition.Rules> rules) {
        Folder.Content content = Folder.isInside(name.value()) ? library.module(name.value()) : new Folder.Missing();
        if (content instanceof Folder.Missing) {
            texts.lacks();
            reader.tell(
                    Diagnostic.error("unknown-module", name.span(), "the library has no module `" + name.value() + "`")
                            .suggest(Suggestion.of(name.value(), library.names())));
            return;
        }
        Source source = texts.taken(name.value(), name.value(), content, List.of(), name.span());
        if (source == null) return;
        Declaration.File file = reader.parser().file(source);
        rules.add(new Definition.Rules(file, name.value(), name.value(), false, name.span()));
    }

    /** A board that stands in a file of its own. */
    private void board(Section game) {
        if (game.get("board") instanceof Yaml.Scalar path && path.value().endsWith(".yaml"))
            file(path.value(), path.span());
    }

    private void file(String path, Span at) {
        Folder holder = folder;
        for (Folder each : folders) if (!(each.read(path) instanceof Folder.Missing)) holder = each;
        Yaml.Mapping content = yaml.mapping(holder, path, at);
        if (content != null) files.put(path, content);
    }

    /** The names of the boards that fit a pattern, in all folders. */
    private Collection<String> boards(Yaml.Scalar pattern) {
        int star = pattern.value().indexOf("/*.");
        if (star < 0 || !Folder.isInside(pattern.value().substring(0, star))) {
            reader.tell(Diagnostic.error("bad-pattern", pattern.span(), "`" + pattern.value() + "` names no files")
                    .expected("a folder and an ending, `boards/*.yaml`"));
            return List.of();
        }
        String below = pattern.value().substring(0, star);
        String ending = pattern.value().substring(star + 2);
        Map<String, String> names = new LinkedHashMap<>();
        for (Folder each : folders) {
            for (String path : each.list(below, ending))
                names.put(path.substring(star + 1, path.length() - ending.length()), path);
        }
        if (names.isEmpty()) reader.error("no-such-file", pattern.span(), "there is no file `" + pattern.value() + "`");
        names.values().forEach(path -> file(path, pattern.span()));
        return names.keySet();
    }
}
