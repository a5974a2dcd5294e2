package io.petteia.playtest;

import io.petteia.agents.Bot;
import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.machine.Defect;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A game between bots, each of which is shown what its seat may see. */
final class BotGame {
    private final State state;
    private final List<Bot.Seated> bots;
    private final RandomGenerator chance;
    private final RandomGenerator choice;
    private int steps;
    private int moves;
    private long choices;
    private int most;

    private BotGame(Game game, List<Bot> bots, RandomGenerator random) {
        this.state = game.start();
        this.bots = bots.stream().map(bot -> bot.sit(game)).toList();
        // Chance is the same whatever the bots do.
        this.chance = new SplittableRandom(random.nextLong());
        this.choice = new SplittableRandom(random.nextLong());
    }

    /** @param bots by person @param limit on moves and chance outcomes together */
    static Course play(Game game, List<Bot> bots, RandomGenerator random, int limit) throws InterruptedException {
        BotGame playing = new BotGame(game, bots, random);
        try {
            while (!playing.state.isOver() && playing.steps < limit) {
                if (Thread.interrupted()) throw new InterruptedException();
                playing.step();
            }
            return playing.course(null);
        } catch (Defect defect) {
            return playing.course(new Fault(defect.diagnostic(), playing.state.position()));
        }
    }

    private Course course(@org.jspecify.annotations.Nullable Fault fault) {
        return new Course(moves, choices, most, fault == null ? state.result() : null, fault);
    }

    private void step() {
        steps++;
        if (state.actor() == State.CHANCE) {
            state.play(state.sample(chance));
            return;
        }
        View view = state.view(state.actor());
        int legal = state.countMoves();
        if (legal == 0) throw state.deadEnd();
        // A number for each move, however many the bot draws of its own.
        RandomGenerator random = new SplittableRandom(choice.nextLong());
        state.play(bots.get(state.person(state.actor())).choose(view, random));
        moves++;
        choices += legal;
        most = Math.max(most, legal);
    }
}
