package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Suggestion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a variant makes of the game it extends. Every node keeps the place where it was written. */
final class Merge {
    private final Reader reader;

    Merge(Reader reader) {
        this.reader = reader;
    }

    /** Everything named must be there. Mappings merge, a list that fills a table by its keys, all else is replaced. */
    Yaml.Mapping change(Yaml.Mapping game, Yaml.Mapping change) {
        return change(game, change, List.of(), new ListedTable(game));
    }

    private Yaml.Mapping change(Yaml.Mapping base, Yaml.Mapping change, List<String> path, ListedTable tables) {
        List<Yaml.Entry> entries = new ArrayList<>(base.entries());
        for (Yaml.Entry entry : change.entries()) {
            String key = entry.key().value();
            int at = index(entries, key);
            if (at < 0) {
                missing("nothing-to-change", entry.key().span(), key, base);
                continue;
            }
            Yaml.Entry old = entries.get(at);
            List<String> inner = new ArrayList<>(path);
            inner.add(key);
            entries.set(at, new Yaml.Entry(old.key(), changed(old.value(), entry.value(), inner, tables)));
        }
        return new Yaml.Mapping(base.span(), List.copyOf(entries));
    }

    private Yaml changed(Yaml old, Yaml change, List<String> path, ListedTable tables) {
        if (!(change instanceof Yaml.Mapping here)) return change;
        if (old instanceof Yaml.Mapping there) return change(there, here, path, tables);
        List<String> keys = old instanceof Yaml.Sequence ? tables.keys(path) : null;
        return keys != null && old instanceof Yaml.Sequence list ? cells(list, here, keys) : change;
    }

    private Yaml cells(Yaml.Sequence list, Yaml.Mapping change, List<String> keys) {
        List<Yaml> items = new ArrayList<>(list.items());
        for (Yaml.Entry entry : change.entries()) {
            String key = entry.key().value();
            int dots = key.indexOf("..");
            int first = keys.indexOf(dots < 0 ? key : key.substring(0, dots));
            int last = dots < 0 ? first : keys.indexOf(key.substring(dots + 2));
            if (first < 0 || last < first || last >= items.size())
                reader.tell(
                        Diagnostic.error("nothing-to-change", entry.key().span(), "the table has no key `" + key + "`")
                                .expected(Suggestion.oneOf(keys))
                                .suggest(Suggestion.of(key, keys)));
            else for (int i = first; i <= last; i++) items.set(i, entry.value());
        }
        return new Yaml.Sequence(list.span(), List.copyOf(items));
    }

    /** Nothing named may be there, but for the mappings in which it stands. */
    Yaml.Mapping add(Yaml.Mapping base, Yaml.Mapping addition) {
        List<Yaml.Entry> entries = new ArrayList<>(base.entries());
        for (Yaml.Entry entry : addition.entries()) {
            int at = index(entries, entry.key().value());
            if (at < 0) {
                entries.add(entry);
                continue;
            }
            Yaml.Entry old = entries.get(at);
            if (old.value() instanceof Yaml.Mapping there && entry.value() instanceof Yaml.Mapping here) {
                entries.set(at, new Yaml.Entry(old.key(), add(there, here)));
                continue;
            }
            reader.tell(Diagnostic.error(
                            "already-there",
                            entry.key().span(),
                            "`" + entry.key().value() + "` is already in the game it extends")
                    .suggest("to replace it, put it under `change`")
                    .related(old.key().span(), "here"));
        }
        return new Yaml.Mapping(base.span(), List.copyOf(entries));
    }

    /** @param path names joined by dots, each of which must be there */
    Yaml.Mapping remove(Yaml.Mapping base, Yaml.Scalar path) {
        return remove(base, path, 0);
    }

    private Yaml.Mapping remove(Yaml.Mapping base, Yaml.Scalar path, int from) {
        int dot = path.value().indexOf('.', from);
        int to = dot < 0 ? path.value().length() : dot;
        String name = path.value().substring(from, to);
        Span place = path.content().span(from, to);
        int at = index(base.entries(), name);
        if (at < 0) {
            missing("nothing-to-remove", place, name, base);
            return base;
        }
        List<Yaml.Entry> entries = new ArrayList<>(base.entries());
        Yaml.Entry entry = entries.get(at);
        if (dot < 0) entries.remove(at);
        else if (entry.value() instanceof Yaml.Mapping inner)
            entries.set(at, new Yaml.Entry(entry.key(), remove(inner, path, dot + 1)));
        else
            reader.tell(Diagnostic.error("nothing-to-remove", place, "`" + name + "` holds no keys")
                    .related(entry.key().span(), "here"));
        return new Yaml.Mapping(base.span(), List.copyOf(entries));
    }

    private void missing(String code, Span place, String name, Yaml.Mapping base) {
        List<String> keys = base.entries().stream().map(e -> e.key().value()).toList();
        @Nullable String meant = Suggestion.of(name, keys);
        Diagnostic told = Diagnostic.error(code, place, "`" + name + "` is not in the game it extends")
                .expected(keys.isEmpty() ? null : Suggestion.oneOf(keys));
        boolean changes = code.equals("nothing-to-change");
        reader.tell(told.suggest(meant == null && changes ? "what is new goes under `add`" : meant));
    }

    private static int index(List<Yaml.Entry> entries, String key) {
        for (int i = 0; i < entries.size(); i++)
            if (entries.get(i).key().value().equals(key)) return i;
        return -1;
    }
}
