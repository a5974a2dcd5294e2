package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.View;
import java.lang.ref.SoftReference;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * UCT, for any game: see {@link UctSearch}. Under a budget of time it goes on with the tree that it grew at its last move; under one of playouts it begins anew, so
 * that a choice depends on nothing but the position.
 */
public final class UctAgent implements Agent {
    @Override
    public Thinker sit(Game game) {
        return new Seated(Lesson.of(game));
    }

    private static final class Seated implements Thinker {
        private final Lesson lesson;
        /** let go of where memory is short: a host may have many matches */
        private SoftReference<@Nullable Remembered> remembered = new SoftReference<>(null);

        Seated(Lesson lesson) {
            this.lesson = lesson;
        }

        @Override
        public Move choose(View view, Allowance allowance, RandomGenerator random) {
            Choice choice = Choice.of(view.legalMoves());
            if (choice.isOnly()) return choice.first();
            Experience experience = lesson.within(allowance);
            Worlds worlds = new Worlds(view, experience, random);
            boolean remembers = allowance.budget().isTimed() && !worlds.areMany();
            Remembered before = remembered.get();
            Node known = remembers && before != null ? before.find(worlds.next()) : null;
            Node root = known != null ? known : new Node();
            remembered = new SoftReference<>(remembers ? new Remembered(worlds.next(), root) : null);
            UctSearch search = new UctSearch(worlds, experience, allowance, random, root, choice);
            search.run();
            // Asking for the world takes back what was last played in it, for whoever remembers it.
            Move best = choice.moves().get(search.best(worlds.next().person()).move);
            return best != null ? best : choice.first();
        }
    }
}
