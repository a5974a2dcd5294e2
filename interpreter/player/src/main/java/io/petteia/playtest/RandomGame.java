package io.petteia.playtest;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Plays a game at random to its end, each legal move as likely as the others, and counts what there was to choose. */
final class RandomGame {

    private final State state;
    private final RandomGenerator random;
    private int steps;
    private int moves;
    private long choices;
    private int most;

    private RandomGame(State state, RandomGenerator random) {
        this.state = state;
        this.random = random;
    }

    static Course play(Game game, long seed, long number, int limit) {
        return play(game, seed, number, limit, Long.MAX_VALUE);
    }

    /**
     * @param limit on moves and chance outcomes together
     * @param mostChoices after so many legal moves, those of all decisions added up, the game is broken off
     */
    static Course play(Game game, long seed, long number, int limit, long mostChoices) {
        RandomGame playing = new RandomGame(game.start(), Seeds.random(seed, number));
        try {
            while (!playing.state.isOver() && playing.steps < limit && playing.choices <= mostChoices) playing.step();
            return playing.course(null);
        } catch (Defect defect) {
            State before =
                    new SameGame(game, Seeds.random(seed, number), Seeds.random(seed, number)).after(playing.steps);
            return playing.course(new Fault(defect.diagnostic(), before.position()));
        }
    }

    private Course course(@Nullable Fault fault) {
        return new Course(moves, choices, most, fault == null ? state.result() : null, fault);
    }

    private void step() {
        boolean chance = state.actor() == State.CHANCE;
        int legal = chance ? 0 : state.countMoves();
        state.playRandom(random);
        steps++;
        if (chance) return;
        moves++;
        choices += legal;
        most = Math.max(most, legal);
    }
}
