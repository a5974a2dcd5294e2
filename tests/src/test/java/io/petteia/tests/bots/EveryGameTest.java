package io.petteia.tests.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.agents.Allowance;
import io.petteia.agents.Bot;
import io.petteia.agents.Thinker;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bot moves in every game that is shipped and that it does not refuse, legally and within its budget, from its first move on. */
@Tag("slow")
class EveryGameTest {
    private static final long PLAYOUTS = 6;
    /** Of a processor: games with long playouts would keep us for minutes. */
    private static final int MILLIS = 50;

    private static final int DECISIONS = 2;

    static Stream<String> games() {
        return Shelf.SHIPPED.names().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void isPlayedByEveryBot(String name) {
        Game game = Shelf.SHIPPED.game(name, Map.of());
        for (String agent : Players.ALL.agents().keySet()) {
            Bot bot = Players.bot(agent + ":cpu=" + MILLIS + "ms:playouts=" + PLAYOUTS);
            if (bot.refusal(game) == null) play(game, bot);
        }
    }

    private static void play(Game game, Bot bot) {
        Thinker[] seats = new Thinker[game.model().seated()];
        for (int i = 0; i < seats.length; i++) seats[i] = bot.agent().sit(game);
        SplittableRandom random = new SplittableRandom(1);
        State state = game.start();
        int made = 0;
        while (!state.isOver() && made < DECISIONS) {
            if (state.actor() == State.CHANCE) {
                state.play(state.sample(random));
                continue;
            }
            Allowance allowance = bot.budget().start();
            Move move = seats[state.person(state.actor())].choose(state.view(state.actor()), allowance, random);
            assertThat(state.legalMoves()).as(bot.text()).contains(move);
            assertThat(allowance.playouts()).as(bot.text()).isLessThanOrEqualTo(PLAYOUTS);
            state.play(move);
            made++;
        }
        assertThat(made).as(bot.text()).isPositive();
    }
}
