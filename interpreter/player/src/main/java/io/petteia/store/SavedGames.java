package io.petteia.store;

import io.petteia.grammar.text.Diagnostics;
import io.petteia.grammar.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folder in which games are kept while they are played, a file each, named after the game and when it began. */
public final class SavedGames {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Path folder;

    public SavedGames(Path folder) {
        this.folder = folder;
    }

    /** A file for a game that begins now. */
    public Path fresh(String game, LocalDateTime now) {
        String name = game + "-" + WHEN.format(now);
        Path file = folder.resolve(name + ".yaml");
        for (int i = 2; Files.exists(file); i++) file = folder.resolve(name + "-" + i + ".yaml");
        return file;
    }

    /** The game that was left last and is not over yet, null if there is none. */
    public @Nullable Path unfinished(String game) {
        for (Path file : newestFirst(game)) {
            GameRecord kept = read(file);
            if (kept != null && kept.game().equals(game) && kept.result().isEmpty()) return file;
        }
        return null;
    }

    private List<Path> newestFirst(String game) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            // The names hold the time; a game that is taken up again goes on in its own file.
            return files.filter(file -> file.getFileName().toString().startsWith(game + "-"))
                    .filter(file -> file.getFileName().toString().endsWith(".yaml"))
                    .sorted(Comparator.comparing(SavedGames::changed)
                            .thenComparing(Path::toString)
                            .reversed())
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static long changed(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }

    private static @Nullable GameRecord read(Path file) {
        try {
            Source source = new Source(file.toString(), Files.readString(file));
            return new RecordReader(new Diagnostics()).read(source);
        } catch (IOException e) {
            return null;
        }
    }
}
