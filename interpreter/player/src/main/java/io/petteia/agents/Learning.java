package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Lookahead;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Plays a few random games and sees what foretold how they ended. Limited in moves, not in time, so that it always teaches the same. */
final class Learning {
    private static final int GAMES = 60;
    private static final int PLIES = 2000;
    /** A position of so many is looked at. */
    private static final int EVERY = 4;

    private final Game game;
    private final int persons;
    private final SplittableRandom random = new SplittableRandom(20_000);
    private final Worth worth;
    private int plies;
    private int played;
    private int decided;

    Learning(Game game) {
        this.game = game;
        this.persons = game.model().seated();
        this.worth = new Worth(game.model());
    }

    /** A game that came to its end: what was seen on the way, each a value by person and feature. */
    private record Course(List<double[][]> seen, double[] utilities) {}

    /** @param faster what to remember as the game on its fastest machine */
    Experience learn(@Nullable Game faster) {
        if (!worth.isGiven()) while (goesOn(PLIES / 3)) playForWorth();
        plies = 0;
        played = 0;
        int shown = new Lookahead(game.start()).shown();
        Features features = new Features(worth.byType(), persons, shown, true);
        List<Course> courses = new ArrayList<>();
        while (goesOn(PLIES)) {
            Course course = play(features);
            if (course != null) courses.add(course);
        }
        int length = played == 0 ? plies : plies / played;
        Regression regression = new Regression(features.count());
        for (Course course : courses) add(course, regression);
        int mobility = features.count() - 1;
        Regression without = regression.without(mobility);
        boolean few = decided < 8;
        if (few && without.varies(0) || without.quality() >= Regression.TELLING)
            return new Experience(
                    faster, new Features(worth.byType(), persons, shown, false), without.weights(), true, length);
        boolean telling = !few && regression.quality() >= Regression.TELLING;
        return new Experience(faster, features, regression.weights(), telling, length);
    }

    private boolean goesOn(int most) {
        return played < GAMES && plies < most;
    }

    private void playForWorth() {
        State state = game.start();
        try {
            while (!state.isOver() && plies < PLIES / 3) {
                if (plies++ % EVERY == 0 && state.actor() >= 0) worth.look(state);
                state.playRandom(random);
            }
        } catch (Defect defect) {
            plies++;
        }
        played++;
    }

    private @Nullable Course play(Features features) {
        Lookahead position = new Lookahead(game.start());
        List<double[][]> seen = new ArrayList<>();
        int limit = plies + PLIES;
        try {
            while (!position.isOver() && plies < limit) {
                if (plies++ % EVERY == 0) seen.add(features.of(position));
                position.play(position.any(random));
            }
        } catch (Defect defect) {
            plies++;
        }
        played++;
        if (!position.isOver()) {
            // only what was seen matters: how far material varies
            return new Course(seen, new double[persons]);
        }
        double[] utilities = position.utilities();
        for (double utility : utilities)
            if (utility != 0) {
                decided++;
                break;
            }
        return new Course(seen, utilities);
    }

    private void add(Course course, Regression regression) {
        double weight = 1.0 / Math.max(1, course.seen().size() * persons);
        for (double[][] position : course.seen())
            for (int person = 0; person < persons; person++)
                regression.add(position[person], course.utilities()[person], weight);
    }
}
