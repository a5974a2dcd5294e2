package io.petteia.tests.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.agents.Allowance;
import io.petteia.agents.Bot;
import io.petteia.agents.Budget;
import io.petteia.agents.Thinker;
import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot never chooses what is not legal, spends no more than it may, stops when it is told to, and can be asked again with the same answer. */
class BotLawsTest {
    /** One of each sort: alone, two, many; dice, cards, hidden pieces, unseen choice; swapped seats, several moves in a row. */
    static Stream<Arguments> games() {
        return games(Stream.of(
                "tic-tac-toe",
                "hex",
                "draughts-english",
                "goofspiel",
                "hearts",
                "liars-dice",
                "marshal",
                "pig",
                "syracuse",
                "kalah"));
    }

    private static Stream<Arguments> games(Stream<String> names) {
        return names.flatMap(name -> Players.ALL.agents().keySet().stream().map(bot -> Arguments.of(name, bot)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void choosesWhatIsLegal(String name, String agent) {
        playOn(name, agent, 4);
    }

    private static void playOn(String name, String agent, int decisions) {
        Game game = Players.game(name);
        Bot bot = Players.bot(agent + ":playouts=6");
        if (bot.refusal(game) != null) return;
        Bot.Seated[] seats = new Bot.Seated[game.model().seated()];
        for (int i = 0; i < seats.length; i++) seats[i] = bot.sit(game);
        SplittableRandom random = new SplittableRandom(1);
        State state = game.start();
        int made = 0;
        while (!state.isOver() && made < decisions) {
            if (state.actor() == State.CHANCE) {
                state.play(state.sample(random));
                continue;
            }
            Move move = seats[state.person(state.actor())].choose(state.view(state.actor()), random);
            assertThat(state.legalMoves()).contains(move);
            state.play(move);
            made++;
        }
        assertThat(made).isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void choosesTheSameWithTheSameNumbers(String name, String agent) {
        State state = Players.start(name);
        SplittableRandom random = new SplittableRandom(5);
        while (state.actor() == State.CHANCE) state.play(state.sample(random));
        if (Players.bot(agent).refusal(state.game()) != null) return;
        String bot = agent + ":playouts=20";
        String once = Players.choice(bot, state, 3);
        assertThat(Players.choice(bot, state, 3)).isEqualTo(once);
    }

    @Test
    void differsWithOtherNumbers() {
        State state = Players.start("hex");
        Set<String> choices = new HashSet<>();
        for (int seed = 0; seed < 12; seed++) choices.add(Players.choice("uct:playouts=5", state, seed));
        assertThat(choices).hasSizeGreaterThan(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "uct", "alphabeta"})
    void spendsNoMorePlayoutsThanItMay(String agent) {
        State state = Players.start("breakthrough");
        Allowance allowance = Budget.ofPlayouts(30).start();
        thinker(agent, state).choose(state.view(0), allowance, new SplittableRandom(1));
        assertThat(allowance.playouts()).isEqualTo(30);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "uct", "alphabeta"})
    void stopsWhenItsTimeIsOver(String agent) {
        State state = Players.start("chess");
        Thinker thinker = thinker(agent, state);
        thinker.choose(state.view(0), Budget.ofPlayouts(5).start(), new SplittableRandom(1));
        long begun = System.nanoTime();
        thinker.choose(state.view(0), Budget.ofTime(Duration.ofMillis(100)).start(), new SplittableRandom(1));
        Duration taken = Duration.ofNanos(System.nanoTime() - begun);
        // Not a tenth of a second on a machine that is busy; but nothing that goes on.
        assertThat(taken).isBetween(Duration.ofMillis(100), Duration.ofSeconds(5));
    }

    /** What there is to learn of a game is learnt within the time, too. */
    @ParameterizedTest
    @ValueSource(strings = {"flat", "uct", "alphabeta"})
    void keepsToItsTimeInAGameThatItHasNeverMet(String agent) {
        State state = Shelf.SHIPPED.game("chess", Map.of()).start();
        Allowance allowance = Budget.ofTime(Duration.ofMillis(100)).start();
        long begun = System.nanoTime();
        thinker(agent, state).choose(state.view(0), allowance, new SplittableRandom(1));
        assertThat(Duration.ofNanos(System.nanoTime() - begun))
                .isBetween(Duration.ofMillis(100), Duration.ofSeconds(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "uct", "alphabeta"})
    void canBeStoppedWhileItLearns(String agent) throws Exception {
        State state = Shelf.SHIPPED.game("syracuse", Map.of("players", "2")).start();
        if (Players.bot(agent).refusal(state.game()) != null) return;
        SplittableRandom random = new SplittableRandom(5);
        while (state.actor() == State.CHANCE) state.play(state.sample(random));
        Allowance allowance = Budget.ofPlayouts(1_000_000_000).start();
        CompletableFuture<Move> choice = CompletableFuture.supplyAsync(
                () -> thinker(agent, state).choose(state.view(state.actor()), allowance, new SplittableRandom(1)));
        Thread.sleep(50);
        allowance.cancel();
        assertThat(choice.get(10, TimeUnit.SECONDS)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "uct", "alphabeta"})
    void stopsWhenItIsTold(String agent) throws Exception {
        State state = Players.start("chess");
        Thinker thinker = thinker(agent, state);
        Allowance allowance = Budget.ofTime(Duration.ofHours(1)).start();
        CompletableFuture<Move> choice =
                CompletableFuture.supplyAsync(() -> thinker.choose(state.view(0), allowance, new SplittableRandom(1)));
        Thread.sleep(100);
        assertThat(choice).isNotDone();
        allowance.cancel();
        assertThat(state.legalMoves()).contains(choice.get(20, TimeUnit.SECONDS));
    }

    @Test
    void goesOnWithItsTreeUnderABudgetOfTime() {
        State state = Players.start("connect-four");
        Bot.Seated bot = Players.bot("uct:time=100ms").sit(state.game());
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 8 && !state.isOver(); i++) {
            Move move = bot.choose(state.view(state.actor()), random);
            assertThat(state.legalMoves()).contains(move);
            state.play(move);
            if (!state.isOver()) state.play(state.legalMoves().get(0));
        }
    }

    @Test
    void leavesTheStateAsItWas() {
        State state = Players.start("kalah");
        String before = state.position();
        Players.choice("uct:playouts=50", state, 1);
        Players.choice("alphabeta:playouts=50", state, 1);
        assertThat(state.position()).isEqualTo(before);
        assertThat(state.canUndo()).isFalse();
    }

    private static Thinker thinker(String agent, State state) {
        return Players.bot(agent).agent().sit(state.game());
    }
}
