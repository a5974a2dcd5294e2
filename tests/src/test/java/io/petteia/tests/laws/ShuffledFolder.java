package io.petteia.tests.laws;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A folder as it is, but for the order of the keys in its YAML files.
 *
 * @param everything whether the things that a game declares (pieces, variables, cards …) change places too, or only what is said of each
 */
record ShuffledFolder(Folder folder, long seed, boolean everything) implements Folder {
    /** Their keys are names that the author gave: the order in which things are listed. */
    private static final Set<String> DECLARING = Set.of(
            "options",
            "terrain",
            "pieces",
            "kinds",
            "cards",
            "piles",
            "variables",
            "zones",
            "groups",
            "lines",
            "ways",
            "sites",
            "each");

    @Override
    public String name() {
        return folder.name();
    }

    @Override
    public Catalogue beside() {
        Catalogue beside = folder.beside();
        return new Catalogue() {
            @Override
            public Folder game(String name) {
                Folder found = beside.game(name);
                return found == null ? null : new ShuffledFolder(found, seed, everything);
            }

            @Override
            public List<String> names() {
                return beside.names();
            }
        };
    }

    @Override
    public Content read(String path) {
        Content content = folder.read(path);
        if (!path.endsWith(".yaml") || !(content instanceof Found found)) return content;
        Diagnostics diagnostics = new Diagnostics();
        Yaml yaml = new YamlReader(diagnostics).read(found.source());
        if (yaml == null || diagnostics.hasErrors()) throw new AssertionError(path + " cannot be read");
        StringBuilder text = new StringBuilder();
        write(yaml, List.of(path), "", new Random(seed), text);
        return new Found(new Source(found.source().name(), text.toString()));
    }

    @Override
    public List<String> list(String below, String ending) {
        return folder.list(below, ending);
    }

    private void write(Yaml yaml, List<String> keys, String indent, Random random, StringBuilder text) {
        if (yaml instanceof Yaml.Scalar scalar) scalar(scalar, indent, text);
        if (yaml instanceof Yaml.Sequence list) {
            text.append(list.items().isEmpty() ? " []\n" : "\n");
            for (Yaml item : list.items()) {
                text.append(indent).append("-");
                write(item, keys, indent + "  ", random, text);
            }
        }
        if (yaml instanceof Yaml.Mapping mapping) {
            text.append(mapping.entries().isEmpty() ? " {}\n" : "\n");
            for (Yaml.Entry entry : order(mapping, keys, random)) {
                text.append(indent).append(entry.key().span().text()).append(':');
                write(entry.value(), with(keys, entry.key().value()), indent + "  ", random, text);
            }
        }
    }

    private List<Yaml.Entry> order(Yaml.Mapping mapping, List<String> keys, Random random) {
        List<Yaml.Entry> entries = new ArrayList<>(mapping.entries());
        if (everything || !declares(keys)) Collections.shuffle(entries, random);
        return entries;
    }

    /** @param keys the file, then those that lead to a mapping */
    private static boolean declares(List<String> keys) {
        String last = keys.get(keys.size() - 1);
        if (keys.size() == 1) return !last.equals("game.yaml") && !last.startsWith("boards/");
        String before = keys.get(keys.size() - 2);
        return DECLARING.contains(last) || before.equals("kinds") || before.equals("cards");
    }

    private static List<String> with(List<String> keys, String key) {
        List<String> all = new ArrayList<>(keys);
        all.add(key);
        return all;
    }

    private static void scalar(Yaml.Scalar scalar, String indent, StringBuilder text) {
        String written = scalar.span().text();
        if (written.startsWith("|")) {
            text.append(" |\n");
            for (String line : scalar.value().stripTrailing().split("\n", -1))
                text.append(indent).append("  ").append(line).append('\n');
        } else if (written.indexOf('\n') >= 0) {
            text.append(" '").append(scalar.value().replace("'", "''")).append("'\n");
        } else {
            text.append(written.isEmpty() ? "" : " ").append(written).append('\n');
        }
    }
}
