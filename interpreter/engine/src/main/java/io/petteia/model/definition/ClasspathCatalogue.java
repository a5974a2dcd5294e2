package io.petteia.model.definition;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The games that are packaged with the program, side by side in one folder. */
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
        return Packaged.below(loader, root).stream()
                .filter(path -> path.endsWith("/game.yaml") && path.indexOf('/') == path.lastIndexOf('/'))
                .map(path -> path.substring(0, path.indexOf('/')))
                .toList();
    }
}
