package io.petteia.model.definition;

import io.petteia.grammar.text.Source;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A folder that is only text; the other folders lie beside it.
 *
 * @param folders by name of the folder, by path in it, the texts
 */
public record TextFolder(String name, Map<String, Map<String, String>> folders) implements Folder {
    @Override
    public Catalogue beside() {
        return new Catalogue() {
            @Override
            public @Nullable Folder game(String other) {
                return folders.containsKey(other) ? new TextFolder(other, folders) : null;
            }

            @Override
            public List<String> names() {
                return folders.keySet().stream().sorted().toList();
            }
        };
    }

    private Map<String, String> files() {
        return folders.getOrDefault(name, Map.of());
    }

    @Override
    public Content read(String path) {
        if (!Folder.isInside(path)) return new Refused("it leads out of the folder");
        String text = files().get(path);
        return text == null ? new Missing() : new Found(new Source(name + "/" + path, text));
    }

    @Override
    public List<String> list(String below, String ending) {
        String start = below.isEmpty() ? "" : below + "/";
        return files().keySet().stream()
                .filter(path -> path.startsWith(start) && path.indexOf('/', start.length()) < 0)
                .filter(path -> path.endsWith(ending))
                .sorted()
                .toList();
    }
}
