package io.petteia.model.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Folders hand out their own texts, and nothing else. */
class FolderTest {
    @TempDir
    Path place;

    private DiskFolder folder = new DiskFolder(Path.of("."));

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(place.resolve("game/boards"));
        Files.writeString(place.resolve("secret.txt"), "secret");
        Files.writeString(place.resolve("game/game.yaml"), "petteia: 1\n");
        Files.writeString(place.resolve("game/boards/b.yaml"), "shape: square\n");
        Files.writeString(place.resolve("game/boards/a.yaml"), "shape: square\n");
        folder = new DiskFolder(place.resolve("game"));
    }

    @Test
    void readsAndLists() {
        assertThat(folder.name()).isEqualTo("game");
        assertThat(folder.read("boards/a.yaml")).isInstanceOf(Folder.Found.class);
        assertThat(folder.read("boards/c.yaml")).isInstanceOf(Folder.Missing.class);
        assertThat(folder.list("boards", ".yaml")).containsExactly("boards/a.yaml", "boards/b.yaml");
        assertThat(folder.list("", ".yaml")).containsExactly("game.yaml");
        assertThat(folder.list("cards", ".yaml")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret.txt",
                "boards/../../secret.txt",
                "/etc/passwd",
                "C:/secret.txt",
                "a\\b",
                "./x",
                "",
                "a//b"
            })
    void refusesWhatLeadsOut(String path) {
        assertThat(folder.read(path)).isInstanceOf(Folder.Refused.class);
        assertThat(folder.list("../", ".txt")).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void refusesLinksThatLeadOut() throws IOException {
        Files.createSymbolicLink(place.resolve("game/link.yaml"), place.resolve("secret.txt"));
        Files.createSymbolicLink(place.resolve("game/all"), place);
        assertThat(folder.read("link.yaml")).isInstanceOf(Folder.Refused.class);
        assertThat(folder.read("all/secret.txt")).isInstanceOf(Folder.Refused.class);
        assertThat(folder.list("all", ".txt")).isEmpty();
    }

    @Test
    void refusesWhatIsNoText() throws IOException {
        Files.write(place.resolve("game/bytes.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Files.write(place.resolve("game/long.yaml"), new byte[Folder.LONGEST + 1]);
        assertThat(folder.read("bytes.yaml")).isInstanceOf(Folder.Refused.class);
        assertThat(folder.read("long.yaml")).isInstanceOf(Folder.Refused.class);
    }

    @Test
    void gamesAreFoundSideBySide() throws IOException {
        Files.createDirectories(place.resolve("other"));
        Files.writeString(place.resolve("other/game.yaml"), "petteia: 1\n");
        assertThat(folder.beside().names()).containsExactly("game", "other");
        assertThat(folder.beside().game("other")).isNotNull();
        assertThat(folder.beside().game("../game")).isNull();
        assertThat(folder.beside().game("nothing")).isNull();
    }

    @Test
    void readsFromAJar() throws IOException {
        Path jar = place.resolve("games.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            entry(out, "definitions/", "");
            entry(out, "definitions/chess/", "");
            entry(out, "definitions/chess/game.yaml", "petteia: 1\n");
            entry(out, "definitions/chess/boards/", "");
            entry(out, "definitions/chess/boards/b.yaml", "");
            entry(out, "definitions/chess/boards/a.yaml", "");
        }
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            Catalogue catalogue = new ClasspathCatalogue(loader, "definitions");
            assertThat(catalogue.names()).containsExactly("chess");
            assertThat(catalogue.game("go")).isNull();
            Folder chess = new ClasspathFolder(loader, "definitions/chess");
            assertThat(chess.read("game.yaml")).isInstanceOf(Folder.Found.class);
            assertThat(chess.read("../go/game.yaml")).isInstanceOf(Folder.Refused.class);
            assertThat(chess.list("boards", ".yaml")).containsExactly("boards/a.yaml", "boards/b.yaml");
            assertThat(chess.beside().game("chess")).isNotNull();
        }
    }

    @Test
    void readsWhatIsPackagedInFolders() throws IOException {
        Files.createDirectories(place.resolve("definitions/go/boards"));
        Files.writeString(place.resolve("definitions/go/game.yaml"), "petteia: 1\n");
        Files.writeString(place.resolve("definitions/go/boards/a.yaml"), "");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {place.toUri().toURL()}, null)) {
            assertThat(new ClasspathCatalogue(loader, "definitions").names()).containsExactly("go");
            assertThat(new ClasspathFolder(loader, "definitions/go").list("boards", ".yaml"))
                    .containsExactly("boards/a.yaml");
            assertThat(new ClasspathFolder(loader, "").list("definitions/go", ".yaml"))
                    .containsExactly("definitions/go/game.yaml");
        }
    }

    private static void entry(JarOutputStream out, String name, String text) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
    }
}
