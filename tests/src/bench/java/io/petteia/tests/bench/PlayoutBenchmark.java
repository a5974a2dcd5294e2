package io.petteia.tests.bench;

import io.petteia.game.Game;
import io.petteia.playtest.Playouts;
import io.petteia.playtest.Twin;
import io.petteia.playtest.Twins;
import io.petteia.tests.Shelf;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random playouts of the pairs that {@code petteia bench} measures, by a tool that guards against more mistakes in measuring. Unlike {@code bench} it
 * goes by the clock, and gives each program a process of its own: it is for comparing a program with its own past on a quiet machine.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class PlayoutBenchmark {
    /** One of those that have a twin. */
    @Param("tic-tac-toe")
    public String game;

    private Twin twin;
    private IntSupplier definition;

    @Setup
    public void open() {
        twin = Twins.of(game).orElseThrow();
        Game defined = Shelf.SHIPPED.game(game, twin.options()).on(Game.Machine.COMPILED);
        definition = new Playouts(defined, 1);
    }

    @Benchmark
    public int definition() {
        return definition.getAsInt();
    }

    @Benchmark
    public int byHand() {
        return twin.playout();
    }
}
