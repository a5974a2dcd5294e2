package io.petteia.agents;

import io.petteia.game.Lookahead;
import io.petteia.game.Script;
import io.petteia.game.State;
import java.util.random.RandomGenerator;

/**
 * Plays on at random. Where a game's material or shown values foretell how it ends, a few moves are enough and the position is judged then; elsewhere the game is
 * played out, unless it is far longer than such games are.
 */
final class Playout {
    private static final int FEW = 12;

    private final Experience experience;
    private final RandomGenerator random;
    private final Allowance allowance;
    private final int most;

    Playout(Experience experience, RandomGenerator random, Allowance allowance) {
        this.experience = experience;
        this.random = random;
        this.allowance = allowance;
        this.most = experience.isTelling() ? FEW : 50 + 4 * experience.length();
    }

    /** Told of the moves that are played. */
    interface Listener {
        void played(int person, Script move);
    }

    /** By person what came of it; the position is left where the game was broken off. */
    double[] from(Lookahead position, Listener listener) {
        for (int ply = 0; ply < most && !position.isOver(); ply++) {
            if (ply % 4 == 3 && allowance.isOutOfTime()) break;
            int person = position.person();
            Script move = position.any(random);
            if (person != State.CHANCE) listener.played(person, move);
            position.play(move);
        }
        return position.isOver() ? position.utilities() : experience.judge(position);
    }
}
