package io.petteia.model.check.flow;

import io.petteia.model.checked.Action;
import io.petteia.model.checked.Block;
import java.util.Set;

/** Warnings: what is not wrong in itself, but seldom meant. */
final class Advice {
    private final WholeGame game;

    Advice(WholeGame game) {
        this.game = game;
    }

    void tell() {
        Course course = new Course(game.silently());
        course.tell();
        Set<Action> mustGoOn = course.mustGoOn();
        LastResort lastResort = new LastResort(game);
        MovedAway movedAway = new MovedAway(game);
        ChoiceLoops loops = new ChoiceLoops(game);
        MissingCaptures captures = new MissingCaptures(game);
        for (Block body : game.bodies()) {
            movedAway.block(body);
            loops.body(body);
            captures.body(body);
            Inside.actions(body, action -> {
                if (action instanceof Action.Prefer prefer && mustGoOn.contains(prefer)) lastResort.look(prefer);
            });
        }
    }
}
