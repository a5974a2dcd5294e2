package io.petteia.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedGamesTest {
    private static final LocalDateTime NOW = LocalDateTime.of(2025, 3, 1, 9, 5, 7);

    @TempDir
    private Path folder;

    private Path keep(String name, String game, Map<String, String> result, long when) throws IOException {
        GameRecord kept = new GameRecord(game, "0", Map.of(), 1, Map.of(), null, List.of(), null, result, null);
        Path file = folder.resolve(name);
        AtomicFile.write(file, RecordWriter.yaml(kept));
        Files.setLastModifiedTime(file, FileTime.fromMillis(when));
        return file;
    }

    @Test
    void filesAreNamedAfterTheGameAndTheTime() throws IOException {
        SavedGames saved = new SavedGames(folder);
        Path first = saved.fresh("chess", NOW);
        assertThat(first).isEqualTo(folder.resolve("chess-20250301-090507.yaml"));
        Files.writeString(first, "");
        assertThat(saved.fresh("chess", NOW)).isEqualTo(folder.resolve("chess-20250301-090507-2.yaml"));
    }

    @Test
    void theGameLeftLastIsFound() throws IOException {
        SavedGames saved = new SavedGames(folder);
        assertThat(saved.unfinished("chess")).isNull();
        keep("chess-1.yaml", "chess", Map.of(), 1000);
        Path left = keep("chess-2.yaml", "chess", Map.of(), 3000);
        keep("chess-3.yaml", "chess", Map.of(), 2000);
        keep("chess-4.yaml", "chess", Map.of("White", "win"), 4000);
        keep("chess-5.yaml", "chess-five", Map.of(), 5000);
        Files.writeString(folder.resolve("chess-6.yaml"), "no record");
        assertThat(saved.unfinished("chess")).isEqualTo(left);
    }

    @Test
    void writingReplacesAndLeavesNothingBehind() throws IOException {
        Path file = folder.resolve("below/game.yaml");
        AtomicFile.write(file, "one");
        AtomicFile.write(file, "två");
        assertThat(Files.readString(file)).isEqualTo("två");
        try (Stream<Path> files = Files.list(folder.resolve("below"))) {
            assertThat(files).containsExactly(file);
        }
    }
}
