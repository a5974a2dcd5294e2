package io.petteia.model.check;

import io.petteia.grammar.text.Source;
import io.petteia.model.definition.Catalogue;
import io.petteia.model.definition.Folder;
import java.util.List;
import java.util.Map;

/** A game of a few lines, kept in memory. */
public record TinyFolder(String name, Map<String, String> files) implements Folder {
    @Override
    public Catalogue beside() {
        return Catalogue.EMPTY;
    }

    @Override
    public Content read(String path) {
        String text = files.get(path);
        return text == null ? new Missing() : new Found(new Source(path, text));
    }

    @Override
    public List<String> list(String below, String ending) {
        return files.keySet().stream()
                .filter(path -> path.startsWith(below + "/") && path.endsWith(ending))
                .sorted()
                .toList();
    }
}
