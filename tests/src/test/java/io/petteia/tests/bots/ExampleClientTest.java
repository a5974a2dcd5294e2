package io.petteia.tests.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.petteia.cli.Main;
import io.petteia.tests.Checkout;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The example of a program that drives the engine, run as it stands; where there is no Python it is not. */
class ExampleClientTest {
    private static final Path CLIENT = Checkout.root().resolve("interpreter/player/examples/engine_client.py");

    @Test
    void playsAGame() throws Exception {
        assumeTrue(hasPython(), "there is no python3");
        List<String> command = new ArrayList<>(
                List.of("python3", CLIENT.toString(), "tic-tac-toe", "uct:playouts=300", "alphabeta:playouts=20000"));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dpetteia.home=" + Checkout.root(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "engine"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        List<String> lines = said.lines().toList();
        assertThat(lines).hasSize(11);
        assertThat(lines.subList(9, 11)).containsExactly("X draw rank 1 utility 0.0", "O draw rank 1 utility 0.0");
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
