package io.petteia.playtest;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Each of several bots against each behind it in the list, in one game. Of more than two seats the first has one and the other the rest; he moves on by a seat
 * from game to game. Alone at the table both play for themselves.
 *
 * @param atMost after so long no more games of a pairing are begun
 */
public record Tournament(Game game, List<Bot> bots, long games, Duration atMost, long seed, int limit) {

    /** Two bots, the first of whom is looked at. */
    public record Pairing(Bot first, Bot other) {}

    /**
     * @param share of the first bot
     * @param otherAlone what the other took where each plays alone; the same as {@code share} elsewhere
     * @param brokenOff games that were too long
     */
    public record Outcome(Share share, Share otherAlone, long brokenOff) {}

    public static List<Pairing> pairings(List<Bot> bots) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < bots.size(); i++)
            for (int j = i + 1; j < bots.size(); j++) pairings.add(new Pairing(bots.get(i), bots.get(j)));
        return pairings;
    }

    public Outcome play(Pairing pairing, int threads) throws InterruptedException {
        int seats = game.model().seated();
        if (seats == 1) {
            Tally first = run(List.of(pairing.first()), threads);
            Tally other = run(List.of(pairing.other()), threads);
            return new Outcome(share(first), share(other), first.unfinished() + other.unfinished());
        }
        List<Bot> seated = new ArrayList<>(Collections.nCopies(seats, pairing.other()));
        seated.set(0, pairing.first());
        Tally tally = run(seated, threads);
        return new Outcome(share(tally), share(tally), tally.unfinished());
    }

    private static Share share(Tally tally) {
        return tally.kinds().get(0).share();
    }

    private Tally run(List<Bot> seated, int threads) throws InterruptedException {
        long begun = System.nanoTime();
        return new Simulation(game, games, seed, limit, new Seating(seated))
                .run(threads, Progress.SILENT, () -> System.nanoTime() - begun > atMost.toNanos());
    }
}
