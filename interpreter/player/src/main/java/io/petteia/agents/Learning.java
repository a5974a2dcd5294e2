package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Lookahead;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays a few random games, a move at a time, and sees what foretold how they ended. Where the definition does not say what pieces are worth, a third of
 * the games come first and show how many moves each has. How much is played is limited in games and moves, not in time, so that it always teaches the same.
 */
final class Learning {
    private static final int PLIES = 2000;
    /** A position of so many is looked at. */
    private static final int EVERY = 4;
    /** Games are thought to be so long as long as none was seen. */
    private static final int USUAL_LENGTH = 100;

    private final Game game;
    private final int most;
    private final int persons;
    private final SplittableRandom random = new SplittableRandom(20_000);
    private final Worth worth;
    private final List<Course> courses = new ArrayList<>();
    private boolean weighing;
    private @Nullable State weighed;
    private @Nullable Lookahead position;
    private List<double[][]> seen = new ArrayList<>();
    private @Nullable Features features;
    private int games;
    private int plies;
    private int played;
    private int decided;

    /** @param most how many games may be played */
    Learning(Game game, int most) {
        this.game = game;
        this.most = most;
        this.persons = game.model().seated();
        this.worth = new Worth(game.model());
        this.weighing = !worth.isGiven() && most > 1;
    }

    /** A game that came to its end: what was seen on the way, each a value by person and feature. */
    private record Course(List<double[][]> seen, double[] utilities) {}

    boolean isDone() {
        return !weighing && position == null && (games >= most || plies >= PLIES);
    }

    /** Plays on by one move. @param faster the game on a faster machine, if there is one @return whether a game has come to its end */
    boolean step(@Nullable Game faster) {
        int before = games;
        if (weighing) weigh(faster);
        else play(faster);
        return games > before;
    }

    // ---- what pieces are worth
    private void weigh(@Nullable Game faster) {
        State state = weighed;
        if (state == null) state = (faster == null ? game : faster).start();
        weighed = state;
        boolean goesOn;
        try {
            if (plies++ % EVERY == 0 && state.actor() >= 0) worth.look(state);
            state.playRandom(random);
            goesOn = !state.isOver();
        } catch (Defect defect) {
            goesOn = false;
        }
        if (goesOn && plies < PLIES / 3) return;
        weighed = null;
        games++;
        weighing = games < most / 3 && plies < PLIES / 3;
        if (!weighing) plies = 0;
    }

    // ---- what foretells who wins
    private void play(@Nullable Game faster) {
        Lookahead now = position;
        if (now == null) {
            State start = game.start();
            now = faster == null ? new Lookahead(start) : new Lookahead(start, faster);
            seen = new ArrayList<>();
        }
        position = now;
        Features counted = features(now);
        try {
            if (!now.isOver()) {
                if (plies++ % EVERY == 0) seen.add(counted.of(now));
                now.play(now.any(random));
            }
        } catch (Defect defect) {
            finish(new double[persons]);
            return;
        }
        if (now.isOver()) finish(now.utilities());
        // Only what was seen matters of a game that is broken off: how far material varies.
        else if (plies >= PLIES) finish(new double[persons]);
    }

    private Features features(Lookahead at) {
        Features known = features;
        if (known == null) features = known = new Features(worth.byType(), persons, at.shown(), true);
        return known;
    }

    private void finish(double[] utilities) {
        position = null;
        games++;
        played++;
        courses.add(new Course(seen, utilities));
        for (double utility : utilities)
            if (utility != 0) {
                decided++;
                return;
            }
    }

    // ---- what comes of it
    /** @param faster the game on its fastest machine, as soon as there is one */
    Experience learnt(Supplier<@Nullable Game> faster) {
        Features counted = features;
        if (counted == null)
            return new Experience(
                    faster, new Features(worth.byType(), persons, 0, false), new double[0], false, USUAL_LENGTH);
        Regression regression = new Regression(counted.count());
        for (Course course : courses) add(course, regression);
        int mobility = counted.count() - 1;
        int shown = mobility - 1;
        int length = played == 0 ? plies : plies / played;
        Regression without = regression.without(mobility);
        boolean few = decided < 8;
        if (few && without.varies(0) || without.quality() >= Regression.TELLING)
            return new Experience(
                    faster, new Features(worth.byType(), persons, shown, false), without.weights(), true, length);
        boolean telling = !few && regression.quality() >= Regression.TELLING;
        return new Experience(faster, counted, regression.weights(), telling, length);
    }

    private void add(Course course, Regression regression) {
        double weight = 1.0 / Math.max(1, course.seen().size() * persons);
        for (double[][] position : course.seen())
            for (int person = 0; person < persons; person++)
                regression.add(position[person], course.utilities()[person], weight);
    }
}
