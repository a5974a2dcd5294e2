package io.petteia.model.definition;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import io.petteia.grammar.text.Span;
import io.petteia.grammar.yaml.Yaml;
import io.petteia.grammar.yaml.YamlReader;
import io.petteia.model.reading.Reader;
import io.petteia.model.reading.Section;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Files that hold a mapping, and the files that stand for a part of one. */
final class YamlFiles {
    private final Texts texts;
    private final Reader reader;

    YamlFiles(Texts texts, Reader reader) {
        this.texts = texts;
        this.reader = reader;
    }

    /** With {@code {file: …}} under kinds and cards replaced by what stands in the file. */
    Yaml.Mapping inlined(Folder folder, Yaml.Mapping game) {
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
        Yaml yaml = source == null ? null : read(source);
        Section section = yaml == null ? null : reader.section(yaml, "`" + path + "`");
        return section == null ? null : section.node();
    }

    private @Nullable Yaml read(Source source) {
        Diagnostics found = new Diagnostics();
        Yaml yaml = new YamlReader(found).read(source);
        if (yaml == null && found.isEmpty())
            reader.error("empty-file", source.span(0, 0), "there is nothing in this file");
        found.moveTo(reader.diagnostics());
        return yaml;
    }
}
