package io.petteia.playtest;

import io.petteia.game.Game;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;

/**
 * Many random games of one definition. They are played in blocks, by as many threads as are wanted, and tallied block by block in order: the same
 * seed gives the same numbers to the last digit whatever the threads.
 *
 * @param seed of all chance; each game draws from a source of its own
 * @param limit the moves and chance outcomes after which a game is broken off
 */
public record Simulation(Game game, long games, long seed, int limit) {
    private static final int BLOCK = 32;

    public Tally run(int threads, Progress progress) throws InterruptedException {
        Tally all = new Tally(game.model().seated());
        try (Workers workers = new Workers(threads)) {
            Deque<Workers.Task<Tally>> waiting = new ArrayDeque<>();
            long next = 0;
            while (all.games() < games && all.stopped() == null) {
                // A few blocks ahead, never all of them: there may be millions.
                while (next < games && waiting.size() < threads * 4) {
                    waiting.add(workers.start(block(next)));
                    next = Math.min(games, next + BLOCK);
                }
                all.addAll(waiting.remove().result());
                progress.report(all.games(), games);
            }
        }
        return all;
    }

    private Callable<Tally> block(long first) {
        return () -> {
            Tally tally = new Tally(game.model().seated());
            for (long number = first; number < Math.min(games, first + BLOCK); number++) {
                if (Thread.interrupted()) throw new InterruptedException();
                tally.add(number, RandomGame.play(game, seed, number, limit));
            }
            return tally;
        };
    }
}
