package io.petteia.model.definition;

import java.nio.file.Files;
import java.nio.file.Path;

/** The games and the library of this checkout. */
final class Checkout {
    private Checkout() {}

    static Path root() {
        String told = System.getProperty("petteia.root");
        if (told != null) return Path.of(told).toAbsolutePath().normalize();
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve("definitions"))) return at;
        }
        throw new IllegalStateException("not inside a checkout");
    }

    static Path definitions() {
        return root().resolve("definitions");
    }

    static Library library() {
        return Library.in(new DiskFolder(root().resolve("std-library/src/main/resources")));
    }
}
