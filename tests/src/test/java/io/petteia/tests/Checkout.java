package io.petteia.tests;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the checkout lies that is being tested. */
public final class Checkout {

    private Checkout() {}

    /** The folder of the parent pom; Maven tells it, elsewhere (in an IDE) it is looked for upwards. */
    public static Path root() {
        String told = System.getProperty("petteia.root");
        if (told != null) {
            return Path.of(told).toAbsolutePath().normalize();
        }
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("petteia")) && Files.isDirectory(folder.resolve("interpreter"))) {
                return folder;
            }
        }
        throw new IllegalStateException("not inside a checkout: " + Path.of("").toAbsolutePath());
    }
}
