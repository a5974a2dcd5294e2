package io.petteia.model.definition;

import io.petteia.grammar.text.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The games that are packaged with the program, listed in {@code index.txt}, a name a line, in their common folder. */
public final class ClasspathCatalogue implements Catalogue {
    private final ClassLoader loader;
    private final String root;

    /** @param root without a slash at the end: {@code definitions} */
    public ClasspathCatalogue(ClassLoader loader, String root) {
        this.loader = loader;
        this.root = root;
    }

    @Override
    public @Nullable Folder game(String name) {
        if (!DiskCatalogue.isName(name)) return null;
        if (loader.getResource(root + "/" + name + "/game.yaml") == null) return null;
        return new ClasspathFolder(loader, root + "/" + name);
    }

    @Override
    public List<String> names() {
        Folder.Content index = new ClasspathFolder(loader, root).read("index.txt");
        if (!(index instanceof Folder.Found found)) return List.of();
        Source source = found.source();
        return source.text()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .sorted()
                .toList();
    }
}
