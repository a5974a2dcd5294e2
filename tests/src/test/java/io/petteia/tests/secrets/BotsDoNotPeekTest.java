package io.petteia.tests.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.agents.Allowance;
import io.petteia.agents.Bot;
import io.petteia.agents.Bots;
import io.petteia.agents.InstalledAgents;
import io.petteia.game.Game;
import io.petteia.game.State;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a bot does depends on nothing that is hidden from its seat: in two games that it cannot tell apart it does the same with the same numbers. */
class BotsDoNotPeekTest {
    private static final int GAMES = 12;
    private static final int ENOUGH = 12;

    static Stream<Table> tables() {
        return Table.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theSameWhateverIsHidden(Table table) throws Bots.UnknownBot {
        Bots bots = InstalledAgents.beside();
        List<Bot> thinking = List.of(bots.bot("uct:playouts=12"), bots.bot("flat:playouts=12"));
        Game game = table.game();
        int[] compared = {0};
        for (int seed = 0; seed < GAMES && compared[0] < ENOUGH; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int seat = seed % table.seats();
            State here = game.start();
            State there = game.start();
            if (!game.model().piles().isEmpty()) {
                // Two deals would hardly ever look the same to the seat.
                while (here.actor() == State.CHANCE) here.play(here.sample(random));
                there = here.determinize(seat, random);
            }
            new Lockstep(seat, here, there, random, 40, (one, other) -> {
                        if (one.hash() == other.hash() || one.countMoves() < 2 || compared[0] == ENOUGH) return;
                        compared[0]++;
                        for (Bot bot : thinking)
                            assertThat(choice(bot, other, seat))
                                    .as("%s as %d in\n%s", bot.text(), seat, one.position())
                                    .isEqualTo(choice(bot, one, seat));
                    })
                    .go();
        }
        assertThat(compared[0]).as("decisions at which something is hidden").isPositive();
    }

    private static String choice(Bot bot, State state, int seat) {
        Allowance allowance = bot.budget().start();
        return bot.agent()
                .sit(state.game())
                .choose(state.view(seat), allowance, new SplittableRandom(7))
                .notation();
    }
}
