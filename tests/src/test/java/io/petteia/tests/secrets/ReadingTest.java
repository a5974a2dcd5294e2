package io.petteia.tests.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.Played;
import io.petteia.game.State;
import io.petteia.game.TakingBack;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How moves read for those who watch, and which may be taken back. */
class ReadingTest {

    @Test
    void aBidIsReadWhenAllHaveBid() {
        State state = start("goofspiel", Map.of());
        play(state, "7", "13");
        assertThat(readings(state, 1)).containsExactly("?", "13", "?");
        play(state, "5");
        assertThat(readings(state, 1)).containsExactly("13", "13", "13");
        assertThat(readings(state, 2)).containsExactly("5", "5", "5");
    }

    @Test
    void takenBackItIsSecretAgain() {
        State state = start("goofspiel", Map.of());
        play(state, "7", "13", "5");
        state.undo();
        assertThat(readings(state, 1)).containsExactly("?", "13", "?");
    }

    @Test
    void aCardIsReadByWhoComesToSeeIt() {
        State state = start("hearts", Map.of());
        state.play(state.sample(new SplittableRandom(1)));
        for (int i = 0; i < 4; i++) state.play(state.legalMoves().get(17));
        String gift = state.log().get(1).move().notation();
        assertThat(readings(state, 1)).containsExactly("?", gift, gift, "?", "?");
        Move lead = state.legalMoves().get(0);
        state.play(lead);
        assertThat(readings(state, 5)).containsOnly("clubs_2");
    }

    @Test
    void aShuffleTellsNothing() {
        State state = start("hearts", Map.of());
        state.play(state.sample(new SplittableRandom(1)));
        assertThat(readings(state, 0)).containsOnly("shuffle");
    }

    @Test
    void aDieUnderACupIsReadByItsOwner() {
        State state = start("liars-dice", Map.of("players", "2", "dice", "1"));
        play(state, "5", "3");
        assertThat(readings(state, 0)).containsExactly("?", "5", "?");
        assertThat(readings(state, 1)).containsExactly("?", "?", "3");
        play(state, "1 of 4");
        assertThat(readings(state, 2)).containsOnly("1 of 4");
    }

    @Test
    void ofAPieceThatIsSetUpOnlyTheSquareIsRead() {
        State state = start("marshal", Map.of());
        play(state, "flag-b1");
        assertThat(readings(state, 0)).containsExactly("?-b1", "flag-b1", "?-b1");
        assertThat(state.notationFor(state.move("bomb-a6"), 0)).isEqualTo("?-a6");
    }

    @Test
    void secretOrdersStaySecretInTheLog() {
        State state = syracuse("duel_command_conflict, duel_a_quiet_day");
        play(state, "1A", "2B", "cancel");
        assertThat(readings(state, 0)).containsExactly("?", "1A", "?");
        assertThat(readings(state, 1)).containsExactly("?", "?", "2B");
        assertThat(readings(state, 2)).containsOnly("cancel");
    }

    @Test
    void whatShowsNothingIsTakenBack() {
        State state = start("marshal", Map.of());
        play(state, "flag-b1");
        assertThat(state.hasRevealed()).isFalse();
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isTrue();
        assertThat(state.canUndo(TakingBack.OFF)).isFalse();
    }

    @Test
    void behindARevealedPieceNothingIs() {
        State state = start(
                "marshal",
                "phase: battle\nmover: Red\n"
                        + "pieces: {Red: {flag: a1, captain: a3}, Blue: {flag: a6, scout: a4, bomb: b6}}\n");
        play(state, "a3-b3");
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isTrue();
        play(state, "a4-a2", "b3-b2", "a2-b2");
        assertThat(state.hasRevealed()).isTrue();
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isFalse();
        assertThat(state.canUndo(TakingBack.FREE)).isTrue();
    }

    @Test
    void behindACardTurnedUpOrARollNothingIs() {
        State state = syracuse("duel_inspired_leadership, duel_a_quiet_day");
        play(state, "1A");
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isTrue();
        play(state, "2B");
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isFalse();
        play(state, "morale");
        assertThat(state.canUndo(TakingBack.TO_BARRIER))
                .as("the counter order was shown")
                .isFalse();
        play(state, "3");
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).as("a roll").isFalse();
    }

    @Test
    void inAnOpenGameOnlyChanceIsABarrier() {
        State state = Shelf.SHIPPED.game("pig", Map.of()).start();
        play(state, "roll");
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isTrue();
        play(state, "6");
        assertThat(state.canUndo(TakingBack.TO_BARRIER)).isFalse();
    }

    private static State start(String name, Map<String, String> options) {
        return new Table(name, options).game().start();
    }

    private static State start(String name, String position) {
        var game = new Table(name, Map.of()).game();
        return game.start(Shelf.position(game, position));
    }

    private static State syracuse(String deck) {
        var game = new Table("syracuse", Map.of("players", "2")).game();
        return game.start(Shelf.position(game, "mover: Athens\npiles: {deck: [" + deck + "]}\n"));
    }

    private static void play(State state, String... moves) {
        for (String notation : moves) {
            Move move = state.move(notation);
            assertThat(move).as("`%s` among %s", notation, state.legalMoves()).isNotNull();
            state.play(move);
        }
    }

    /** By who watches, then by player. */
    private static List<String> readings(State state, int entry) {
        Played played = state.log().get(entry);
        return IntStream.range(-1, state.game().model().seated())
                .mapToObj(played::notation)
                .toList();
    }
}
