package io.petteia.tests.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.playtest.Twin;
import io.petteia.tests.Checkout;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks on every game with a twin, or on those of {@code -Dpetteia.bench=chess,hex}, and prints what they came to. */
@Tag("bench")
class PlayoutBenchmarkTest {

    @Test
    void playouts() throws RunnerException {
        Options options = new OptionsBuilder()
                .include(PlayoutBenchmark.class.getName())
                .param("game", games())
                .jvmArgs("-Xmx1g", "-XX:+UseSerialGC", "-Dpetteia.root=" + Checkout.root())
                .build();
        assertThat(new Runner(options).run()).hasSize(2 * games().length);
    }

    private static String[] games() {
        String told = System.getProperty("petteia.bench", "");
        if (!told.isEmpty()) return told.split(",");
        return ServiceLoader.load(Twin.class).stream()
                .map(twin -> twin.get().game())
                .sorted()
                .toArray(String[]::new);
    }
}
