package io.petteia.model.definition;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import org.jspecify.annotations.Nullable;

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
        URL place = loader.getResource(below.isEmpty() ? root : inside(below));
        if (place == null) return List.of();
        String prefix = below.isEmpty() ? "" : below + "/";
        return switch (place.getProtocol()) {
            case "file" -> onDisk(place, prefix, ending);
            case "jar" -> inJar(place, inside(prefix), ending);
            default -> List.of();
        };
    }

    private static List<String> onDisk(URL place, String prefix, String ending) {
        Path folder = path(place);
        if (folder == null) return List.of();
        return new DiskFolder(folder)
                .list("", ending).stream().map(file -> prefix + file).toList();
    }

    private static @Nullable Path path(URL place) {
        try {
            return Path.of(new URI(place.toString()));
        } catch (URISyntaxException e) {
            return null;
        }
    }

    private List<String> inJar(URL place, String prefix, String ending) {
        try {
            var jar = ((JarURLConnection) place.openConnection()).getJarFile();
            return jar.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.startsWith(prefix) && name.endsWith(ending))
                    .filter(name -> name.indexOf('/', prefix.length()) < 0)
                    .sorted()
                    .map(name -> name.substring(inside("").length()))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
