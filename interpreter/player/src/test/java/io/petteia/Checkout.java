package io.petteia;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The checkout that is being tested. */
public final class Checkout {
    private Checkout() {}

    /** The folder of the parent pom; Maven tells it, elsewhere (in an IDE) it is looked for upwards. */
    public static Path root() {
        String told = System.getProperty("petteia.root");
        Path start = Path.of(told == null ? "" : told).toAbsolutePath().normalize();
        for (@Nullable Path folder = start; folder != null; folder = folder.getParent())
            if (Files.isRegularFile(folder.resolve("petteia"))) return folder;
        throw new IllegalStateException("not inside a checkout: " + start);
    }
}
