package io.petteia.model.definition;

import java.nio.file.Files;
import java.nio.file.Path;

/** The games and the library of this checkout. */
final class Checkout {
    private Checkout() {}

    static Path root() {
        String told = System.getProperty("petteia.root");
        if (told != null) return Path.of(told).toAbsolutePath().normalize();
        Path at = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(at.resolve("definitions"))) at = at.getParent();
        return at;
    }

    static Path definitions() {
        return root().resolve("definitions");
    }

    static Library library() {
        return Library.in(new DiskFolder(root().resolve("std-library/src/main/resources")));
    }
}
