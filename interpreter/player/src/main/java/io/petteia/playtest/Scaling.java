package io.petteia.playtest;

import io.petteia.game.Game;
import java.util.ArrayList;
import java.util.List;

/** How much faster two threads play than one, by the clock: 2 if they do not get in one another's way and the machine has two processors free. */
public final class Scaling {
    private static final long SECOND = 1_000_000_000L;

    private Scaling() {}

    /** @param seconds by the clock for one thread, and as many for two */
    public static double onTwoThreads(Game game, double seconds) throws InterruptedException {
        long nanos = (long) (seconds * SECOND);
        playouts(game, 2, nanos);
        double one = playouts(game, 1, nanos);
        return playouts(game, 2, nanos) / one;
    }

    /** A second. */
    private static double playouts(Game game, int threads, long nanos) throws InterruptedException {
        double sum = 0;
        try (Workers workers = new Workers(threads)) {
            List<Workers.Task<Double>> tasks = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int seed = i;
                // what a thread writes to lies where it was made: threads must not share a line of the cache
                tasks.add(workers.start(() -> rate(new Playouts(game, seed), nanos)));
            }
            for (Workers.Task<Double> task : tasks) sum += task.result();
        }
        return sum;
    }

    private static double rate(Playouts playouts, long nanos) {
        long start = System.nanoTime();
        long played = 0;
        long used;
        do {
            playouts.getAsInt();
            played++;
            used = System.nanoTime() - start;
        } while (used < nanos);
        return (double) played * SECOND / used;
    }
}
