package io.petteia.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./petteia} as a user calls it. Slow, because its first call may build. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    @TempDir
    private Path folder;

    private record Outcome(int code, String out, String err) {}

    /** Whatever has to be built is built here, so that the tests see only what the program says. */
    @BeforeAll
    static void build(@TempDir Path anywhere) throws Exception {
        assertThat(call(anywhere, Checkout.root().resolve("petteia"), Map.of(), "--version")
                        .code())
                .isZero();
    }

    @Test
    void writesOnlyWhatTheProgramSays() throws Exception {
        Outcome outcome = call(folder, Checkout.root().resolve("petteia"), Map.of(), "--version");
        assertThat(outcome.out()).startsWith("petteia ").hasLineCount(1);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.code()).isZero();
    }

    @Test
    void worksThroughLinksInOddPlaces() throws Exception {
        Path odd = Files.createDirectory(folder.resolve("a b ü"));
        Path link =
                Files.createSymbolicLink(odd.resolve("first"), Checkout.root().resolve("petteia"));
        Path second = Files.createSymbolicLink(folder.resolve("second"), folder.relativize(link));
        Outcome outcome = call(odd, second, Map.of("LC_ALL", "C"), "--version");
        assertThat(outcome.out()).startsWith("petteia ");
        assertThat(outcome.code()).isZero();
    }

    @Test
    void passesTheExitCodeOn() throws Exception {
        Outcome outcome = call(folder, Checkout.root().resolve("petteia"), Map.of(), "--no-such-option");
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).contains("--no-such-option");
    }

    @Test
    void readsNothingWhereStandardInputIsClosed() throws Exception {
        Path closing = folder.resolve("closing");
        Files.writeString(
                closing,
                "#!/bin/sh\nexec '" + Checkout.root().resolve("petteia") + "' play tic-tac-toe --no-save \"$1\" <&-\n");
        assertThat(closing.toFile().setExecutable(true)).isTrue();
        Outcome outcome = call(folder, closing, Map.of(), "--seed=1");
        assertThat(outcome.code()).isZero();
        assertThat(outcome.out()).contains("<- to move").doesNotContain("is no legal move");
    }

    @Test
    void measuresAgainstWhatIsWrittenByHand() throws Exception {
        Path launcher = Checkout.root().resolve("petteia");
        Outcome outcome = call(folder, launcher, Map.of(), "bench", "hex", "--seconds=0.05", "--rounds=1", "--json");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).contains("\"twin\"", "\"ratio\"");
        assertThat(outcome.code()).isZero();
    }

    private static Outcome call(Path where, Path launcher, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(Stream.concat(Stream.of(launcher.toString()), Stream.of(arguments))
                        .toList())
                .directory(where.toFile());
        builder.environment().putAll(environment);
        // The JVM announces these on standard error.
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        Path err = Files.createTempFile(where, "err", "");
        builder.redirectError(err.toFile());
        Process process = builder.start();
        process.getOutputStream().close();
        String out;
        try (InputStream stream = process.getInputStream()) {
            out = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return new Outcome(process.exitValue(), out, Files.readString(err));
    }
}
