package io.petteia.agents;

import io.petteia.game.Lookahead;
import io.petteia.game.State;

/**
 * What is counted of a position for each person, less what the others have on average: the worth of his pieces, each value that the game shows, and, if he is
 * to move, his choice of moves. Alone he is compared with nobody.
 */
final class Features {
    private static final int BEFORE_SHOWN = 1;

    private final double[] worth;
    private final int persons;
    private final int shown;
    private final boolean mobility;

    /** @param worth by type of piece @param mobility whether moves are counted, which takes as long as playing one */
    Features(double[] worth, int persons, int shown, boolean mobility) {
        this.worth = worth;
        this.persons = persons;
        this.shown = shown;
        this.mobility = mobility;
    }

    int persons() {
        return persons;
    }

    int count() {
        return BEFORE_SHOWN + shown + (mobility ? 1 : 0);
    }

    /** By person, then by feature. */
    double[][] of(Lookahead position) {
        double[] material = new double[persons];
        position.weigh(worth, material);
        double[][] all = new double[persons][count()];
        int mover = mobility ? position.person() : State.NOBODY;
        int choice = mover >= 0 ? position.countMoves() : 0;
        for (int person = 0; person < persons; person++) {
            int colour = position.colour(person);
            all[person][0] = material[colour];
            for (int i = 0; i < shown; i++) all[person][BEFORE_SHOWN + i] = position.shown(i, colour);
            if (person == mover) all[person][BEFORE_SHOWN + shown] = Math.log(choice + 1.0);
        }
        if (persons > 1) for (int i = 0; i < BEFORE_SHOWN + shown; i++) compare(all, i);
        return all;
    }

    private void compare(double[][] all, int feature) {
        double sum = 0;
        for (double[] each : all) sum += each[feature];
        for (double[] each : all) each[feature] -= (sum - each[feature]) / (persons - 1);
    }
}
