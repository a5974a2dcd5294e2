package io.petteia.model.definition;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.stream.Stream;

/** What is packaged with the program, in jars or in folders of classes. */
final class Packaged {
    private static final int DEEPEST = 8;

    private Packaged() {}

    /** The paths of all files below a folder of the classpath, sorted; the folder without a slash at the end, empty for all. */
    static SortedSet<String> below(ClassLoader loader, String folder) {
        SortedSet<String> paths = new TreeSet<>();
        try {
            for (URL place : Collections.list(loader.getResources(folder))) {
                if (place.getProtocol().equals("jar")) paths.addAll(inJar(place, folder));
                else if (place.getProtocol().equals("file")) paths.addAll(onDisk(Path.of(new URI(place.toString()))));
            }
        } catch (IOException | URISyntaxException e) {
            // What cannot be listed cannot be read either, and is told when it is asked for.
            return paths;
        }
        return paths;
    }

    private static List<String> inJar(URL place, String folder) throws IOException {
        String prefix = folder.isEmpty() ? "" : folder + "/";
        return ((JarURLConnection) place.openConnection())
                .getJarFile().stream()
                        .filter(entry -> !entry.isDirectory())
                        .map(JarEntry::getName)
                        .filter(name -> name.startsWith(prefix))
                        .map(name -> name.substring(prefix.length()))
                        .toList();
    }

    private static List<String> onDisk(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .toList();
        }
    }
}
