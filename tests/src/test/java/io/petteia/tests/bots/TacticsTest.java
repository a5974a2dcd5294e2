package io.petteia.tests.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.agents.Bot;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots that think see what is near: they win at once where they can, stop the other from doing so, and know small games to their end. */
class TacticsTest {
    private static final int SEEDS = 5;

    private static void chooses(String bot, State state, String... any) {
        for (int seed = 0; seed < SEEDS; seed++)
            assertThat(Players.choice(bot, state, seed))
                    .as("%s, seed %d", bot, seed)
                    .isIn((Object[]) any);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat:playouts=400", "uct:playouts=400", "alphabeta:playouts=5000"})
    void winsAtOnce(String bot) {
        chooses(bot, Players.start("tic-tac-toe", "a1", "b3", "a2", "c3"), "a3");
        chooses(bot, Players.start("connect-four", "4", "1", "4", "1", "4", "2"), "4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat:playouts=400", "uct:playouts=400", "alphabeta:playouts=5000"})
    void keepsTheOtherFromWinning(String bot) {
        chooses(bot, Players.start("tic-tac-toe", "a1", "b2", "a2"), "a3");
        chooses(bot, Players.start("connect-four", "4", "1", "4", "1", "4"), "4");
    }

    @Test
    void matesInOne() {
        State state = Players.at(
                "chess", Map.of(), "{mover: White, pieces: {White: {king: b6, rook: h1}, Black: {king: b8}}}");
        chooses("alphabeta:playouts=2000", state, "h1-h8");
        chooses("uct:playouts=2000", state, "h1-h8");
    }

    @Test
    void alphaBetaKnowsTicTacToe() {
        // Against the centre only a corner holds.
        chooses("alphabeta:playouts=100000", Players.start("tic-tac-toe", "b2"), "a1", "a3", "c1", "c3");
        // Against a corner only the centre does.
        chooses("alphabeta:playouts=100000", Players.start("tic-tac-toe", "a1"), "b2");
    }

    @Test
    void alphaBetaWinsWhatIsWon() {
        // On three by three in Hex without swapping the first wins.
        Bot bot = Players.bot("alphabeta:playouts=100000");
        Bot other = Players.bot("random");
        for (int seed = 0; seed < SEEDS; seed++) {
            State state = Shelf.SHIPPED
                    .game("hex", Map.of("size", "3", "swap", "false"))
                    .start();
            Bot.Seated first = bot.sit(state.game());
            SplittableRandom random = new SplittableRandom(seed);
            int person = state.person(state.actor());
            while (!state.isOver()) {
                boolean his = state.person(state.actor()) == person;
                state.play((his ? first : other.sit(state.game())).choose(state.view(state.actor()), random));
            }
            assertThat(state.result().winner()).isEqualTo(person);
        }
    }

    @Test
    void alphaBetaRefusesWhatItCannotPlay() {
        assertThat(refusal("pig")).contains("chance");
        assertThat(refusal("marshal")).contains("hidden");
        assertThat(refusal("hearts")).contains("two players");
        assertThat(refusal("chess")).isNull();
    }

    private static String refusal(String game) {
        return Players.bot("alphabeta").refusal(Players.game(game));
    }

    @Test
    void uctBeatsRandomPlay() {
        int won = 0;
        for (int seed = 0; seed < 6; seed++) {
            State state = Players.start("connect-four");
            SplittableRandom random = new SplittableRandom(seed);
            Bot.Seated[] seats = {
                Players.bot("uct:playouts=60").sit(state.game()),
                Players.bot("random").sit(state.game())
            };
            while (!state.isOver())
                state.play(seats[(state.actor() + seed) % 2].choose(state.view(state.actor()), random));
            if (state.result().winner() == seed % 2) won++;
        }
        assertThat(won).isGreaterThanOrEqualTo(5);
    }
}
