package io.petteia.model.definition;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** A folder that is packaged with the program. */
public final class ClasspathFolder implements Folder {
    private final ClassLoader loader;
    private final String root;

    /** @param root without a slash at the end: {@code definitions/chess}; empty for all of the classpath */
    public ClasspathFolder(ClassLoader loader, String root) {
        this.loader = loader;
        this.root = root;
    }

    @Override
    public String name() {
        return root.substring(root.lastIndexOf('/') + 1);
    }

    /** Its games are packaged side by side. */
    @Override
    public Catalogue beside() {
        int slash = root.lastIndexOf('/');
        return slash < 0 ? Catalogue.EMPTY : new ClasspathCatalogue(loader, root.substring(0, slash));
    }

    private String inside(String path) {
        return root.isEmpty() ? path : root + "/" + path;
    }

    @Override
    public Content read(String path) {
        if (!Folder.isInside(path)) return new Refused("it leads out of the folder");
        String file = inside(path);
        try (InputStream in = loader.getResourceAsStream(file)) {
            return in == null ? new Missing() : DiskFolder.decoded(file, in.readNBytes(LONGEST + 1));
        } catch (IOException e) {
            return new Refused("it cannot be read");
        }
    }

    @Override
    public List<String> list(String below, String ending) {
        if (!below.isEmpty() && !Folder.isInside(below)) return List.of();
        String prefix = below.isEmpty() ? "" : below + "/";
        return Packaged.below(loader, below.isEmpty() ? root : inside(below)).stream()
                .filter(path -> path.indexOf('/') < 0 && path.endsWith(ending))
                .map(path -> prefix + path)
                .toList();
    }
}
