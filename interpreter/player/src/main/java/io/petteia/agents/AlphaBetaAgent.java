package io.petteia.agents;

import io.petteia.game.Game;
import io.petteia.game.Lookahead;
import io.petteia.game.Move;
import io.petteia.game.View;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Alpha-beta, for two players who know everything: see {@link AlphaBetaSearch}. Of its budget each position that it judges counts as a playout. */
public final class AlphaBetaAgent implements Agent {
    @Override
    public @Nullable String refusal(Game game) {
        if (game.model().seated() != 2)
            return "alpha-beta is for two players, and here " + game.model().seated() + " play";
        if (game.hides()) return "alpha-beta is for games in which nothing is hidden";
        if (game.rolls()) return "alpha-beta is for games without chance";
        return null;
    }

    @Override
    public Thinker sit(Game game) {
        Lesson lesson = Lesson.of(game);
        return (view, allowance, random) -> choose(view, lesson, allowance, random);
    }

    private static Move choose(View view, Lesson lesson, Allowance allowance, RandomGenerator random) {
        Choice choice = Choice.of(view.legalMoves());
        if (choice.isOnly()) return choice.first();
        Experience experience = lesson.within(allowance);
        Lookahead position = experience.ahead(view.determinize(random));
        Move best = choice.moves().get(new AlphaBetaSearch(position, experience, allowance, random).best());
        return best != null ? best : choice.first();
    }
}
