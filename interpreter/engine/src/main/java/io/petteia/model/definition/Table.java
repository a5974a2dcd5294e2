package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.model.Type;
import io.petteia.model.reading.Nodes;
import io.petteia.model.reading.Reader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table in YAML: for every key a list in the order of the key, or a mapping. Its cells are laid out flat, the last key fastest. */
final class Table {
    private final List<Type> keys;
    private final Reader reader;
    private final @Nullable Yaml[] cells;
    private final List<String> missing = new ArrayList<>();

    private Table(List<Type> keys, int size, Reader reader) {
        this.keys = keys;
        this.reader = reader;
        this.cells = new Yaml[size];
    }

    /** The number of cells, -1 if a key has no end or the table would be too large. */
    static int size(List<Type> keys) {
        long size = 1;
        for (Type key : keys) {
            int some = Keys.size(key);
            size *= some;
            if (some < 0 || size > 1 << 20) return -1;
        }
        return (int) size;
    }

    /**
     * The node of each cell, null where nothing is said.
     *
     * @param at where the table should stand, to tell what it lacks
     * @param complete whether every cell must be said
     */
    static @Nullable Yaml[] read(
            @Nullable Yaml node, Span at, List<Type> keys, boolean complete, String what, Reader reader) {
        Table table = new Table(keys, size(keys), reader);
        if (node == null) {
            if (complete && table.cells.length > 0) table.missing.add("all of it");
        } else table.fill(node, 0, 0, table.cells.length, "");
        if (complete && !table.missing.isEmpty()) table.lacks(node == null ? at : Nodes.headOf(node), what);
        return table.cells;
    }

    private void fill(Yaml node, int level, int from, int size, String path) {
        if (level == keys.size()) {
            cells[from] = node;
            return;
        }
        Type key = keys.get(level);
        int part = Keys.size(key) == 0 ? 0 : size / Keys.size(key);
        if (node instanceof Yaml.Sequence list) fromList(list, level, from, part, path);
        else if (node instanceof Yaml.Mapping mapping) fromMapping(mapping, level, from, part, path);
        else reader.wrongKind(node, "a list or a mapping, one value for each " + Keys.noun(key));
    }

    private void fromList(Yaml.Sequence list, int level, int from, int part, String path) {
        Type key = keys.get(level);
        int expected = Keys.size(key);
        if (list.items().size() != expected) {
            boolean more = list.items().size() > expected;
            Span place = more ? Nodes.headOf(list.items().get(expected)) : list.span();
            reader.tell(Diagnostic.error(
                            "table-length", place, "there are " + list.items().size() + " values")
                    .expected(expected + " values, from `" + Keys.spelled(key, 0) + "` to `"
                            + Keys.spelled(key, expected - 1) + "`"));
            return;
        }
        for (int i = 0; i < expected; i++)
            fill(list.items().get(i), level + 1, from + i * part, part, path + " `" + Keys.spelled(key, i) + "`");
    }

    private void fromMapping(Yaml.Mapping mapping, int level, int from, int part, String path) {
        Type key = keys.get(level);
        @Nullable Span[] said = new Span[Keys.size(key)];
        boolean good = true;
        for (Yaml.Entry entry : mapping.entries()) {
            int[] named = Keys.named(entry.key(), key, reader);
            good &= named != null;
            for (int i = named == null ? 1 : named[0]; named != null && i <= named[1]; i++) {
                Span before = said[i];
                if (before != null) {
                    good = false;
                    reader.tell(Diagnostic.error(
                                    "doubled-cell",
                                    entry.key().span(),
                                    "the value for `" + Keys.spelled(key, i) + "` has been said already")
                            .related(before, "here"));
                    break;
                }
                said[i] = entry.key().span();
                fill(entry.value(), level + 1, from + i * part, part, path + " `" + Keys.spelled(key, i) + "`");
            }
        }
        if (!good) return;
        for (int i = 0; i < said.length; i++)
            if (said[i] == null) missing.add(path + " `" + Keys.spelled(key, i) + "`");
    }

    private void lacks(Span place, String what) {
        String some = String.join(",", missing.subList(0, Math.min(6, missing.size())))
                .strip();
        reader.tell(Diagnostic.error(
                        "incomplete-table",
                        place,
                        what + " says nothing for " + some + (missing.size() > 6 ? ", …" : ""))
                .expected("a value for every key, for there is no default"));
    }
}
