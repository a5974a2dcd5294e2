package io.petteia.model.definition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The games that lie side by side in one folder on disk. */
public final class DiskCatalogue implements Catalogue {
    private final Path root;

    public DiskCatalogue(Path root) {
        this.root = root;
    }

    @Override
    public @Nullable Folder game(String name) {
        if (!isName(name) || !Files.isRegularFile(root.resolve(name).resolve("game.yaml"))) return null;
        return new DiskFolder(root.resolve(name));
    }

    @Override
    public List<String> names() {
        try (Stream<Path> games = Files.list(root)) {
            return games.filter(game -> Files.isRegularFile(game.resolve("game.yaml")))
                    .map(game -> game.getFileName().toString())
                    .filter(DiskCatalogue::isName)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    static boolean isName(String name) {
        return Folder.isInside(name) && name.indexOf('/') < 0;
    }
}
