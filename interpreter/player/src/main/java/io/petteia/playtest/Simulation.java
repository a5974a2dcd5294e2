package io.petteia.playtest;

import io.petteia.game.Game;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/**
 * Many games of one definition, at random or between bots. They are played in blocks, by as many threads as are wanted, and tallied block by block in order: the
 * same seed gives the same numbers to the last digit whatever the threads, unless bots look at the clock.
 *
 * @param seed of all chance; each game draws from a source of its own
 * @param limit the moves and chance outcomes after which a game is broken off
 */
public record Simulation(Game game, long games, long seed, int limit, Seating seating) {
    private static final int BLOCK = 32;

    /** At random. */
    public Simulation(Game game, long games, long seed, int limit) {
        this(game, games, seed, limit, new Seating(List.of()));
    }

    public Tally run(int threads, Progress progress) throws InterruptedException {
        return run(threads, progress, () -> false);
    }

    /** @param enough whether no more games are to be begun */
    public Tally run(int threads, Progress progress, BooleanSupplier enough) throws InterruptedException {
        Tally all = tally();
        try (Workers workers = new Workers(threads)) {
            Deque<Workers.Task<Tally>> waiting = new ArrayDeque<>();
            long next = 0;
            while (all.games() < games && all.stopped() == null) {
                // A few blocks ahead, never all of them: there may be millions.
                while (next < games && waiting.size() < ahead(threads) && !(next > 0 && enough.getAsBoolean())) {
                    waiting.add(workers.start(block(next)));
                    next = Math.min(games, next + block());
                }
                if (waiting.isEmpty()) break;
                all.addAll(waiting.remove().result());
                progress.report(all.games(), games);
            }
        }
        return all;
    }

    /** Games between bots take long. */
    private int block() {
        return seating.isEmpty() ? BLOCK : 1;
    }

    private int ahead(int threads) {
        return seating.isEmpty() ? threads * 4 : threads;
    }

    private Tally tally() {
        return new Tally(game.model().seated(), seating.kinds().size());
    }

    private Callable<Tally> block(long first) {
        return () -> {
            Tally tally = tally();
            for (long number = first; number < Math.min(games, first + block()); number++) {
                if (Thread.interrupted()) throw new InterruptedException();
                tally.add(
                        number, play(number), seating.kinds(number, game.model().seated()));
            }
            return tally;
        };
    }

    private Course play(long number) throws InterruptedException {
        if (seating.isEmpty()) return RandomGame.play(game, seed, number, limit);
        int seats = game.model().seated();
        return BotGame.play(game, seating.of(number, seats), Seeds.random(seed, number), limit);
    }
}
