package io.petteia.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The places outside of the program that it uses.
 *
 * @param home a checkout, whose games and library modules are read as they are now; null: those packaged with the program
 * @param games where games are kept that nobody saved elsewhere
 */
record Surroundings(@Nullable Path home, Path games) {

    static Surroundings ofProcess() {
        String home = System.getProperty("petteia.home");
        return new Surroundings(home == null ? null : near(Path.of(home)), gamesFolder());
    }

    /** By the shorter name that it has from here if it lies below, so that messages name files as one would. */
    private static Path near(Path folder) {
        Path here = Path.of("").toAbsolutePath();
        return folder.startsWith(here) ? here.relativize(folder) : folder;
    }

    private static Path gamesFolder() {
        String told = System.getenv("PETTEIA_GAMES");
        if (told != null && !told.isBlank()) return Path.of(told);
        String data = System.getenv("XDG_DATA_HOME");
        Path base = data != null && !data.isBlank()
                ? Path.of(data)
                : Path.of(System.getProperty("user.home"), ".local", "share");
        return base.resolve("petteia").resolve("games");
    }
}
