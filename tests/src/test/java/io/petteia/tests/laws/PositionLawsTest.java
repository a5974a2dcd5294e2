package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.model.GameModel;
import io.petteia.model.checked.Action;
import io.petteia.tests.Shelf;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of the positions of every game: they read back, and equal ones are equal. */
class PositionLawsTest {
    /** Whose moves depend on positions of before, which a position does not hold. */
    private static final Set<String> REMEMBERING = Set.of("go");

    static Stream<Subject> subjects() {
        return Subject.all();
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void positionsReadBack(Subject subject) {
        Game game = subject.game();
        subject.visit((state, playout, ply) -> {
            if (state.isOver()) return;
            String text = state.position();
            State read = game.start(Shelf.position(game, text));
            assertThat(read.position()).isEqualTo(text);
            assertThat(read.actor()).isEqualTo(state.actor());
            if (!REMEMBERING.contains(subject.name()))
                assertThat(Fingerprint.notations(read)).isEqualTo(Fingerprint.notations(state));
            assertThat(read.hash()).as("hash of\n%s", text).isEqualTo(state.hash());
        });
    }

    /** Where a definition says what a FEN means. */
    @ParameterizedTest
    @MethodSource("subjects")
    void fensReadBack(Subject subject) {
        Game game = subject.game();
        if (!game.words().readsFen()) return;
        int[] written = {0};
        subject.visit((state, playout, ply) -> {
            String fen = state.fen();
            if (fen == null || state.isOver()) return;
            written[0]++;
            State read = game.start(Shelf.position(game, "fen " + fen));
            assertThat(read.fen()).isEqualTo(fen);
            assertThat(read.actor()).isEqualTo(state.actor());
            assertThat(Fingerprint.notations(read)).as(fen).isEqualTo(Fingerprint.notations(state));
        });
        assertThat(written[0]).isPositive();
    }

    /** Where nothing is around the turns, nothing is remembered from one to the next but what the game declares. */
    @ParameterizedTest
    @MethodSource("subjects")
    void noLocalsOutliveATurn(Subject subject) {
        GameModel model = subject.game().model();
        if (!(model.play().actions().get(0) instanceof Action.Turns)
                || !model.whenevers().isEmpty()) return;
        subject.visit((state, playout, ply) -> {
            String text = state.position();
            if (!text.contains("\nat: ")) assertThat(text).doesNotContain("\nlocals:");
        });
    }

    /** Positions that read alike are one, however they came about. */
    @ParameterizedTest
    @MethodSource("subjects")
    void equalPositionsHaveEqualHashes(Subject subject) {
        Map<String, Long> byPosition = new HashMap<>();
        Map<Long, String> byHash = new HashMap<>();
        subject.visit((state, playout, ply) -> {
            if (ply > 20) return;
            for (Move move : Playout.some(state.legalMoves())) {
                state.play(move);
                if (!state.isOver()) {
                    String position = state.position();
                    long hash = state.hash();
                    Long before = byPosition.putIfAbsent(position, hash);
                    assertThat(before == null ? hash : before).as(position).isEqualTo(hash);
                    byHash.putIfAbsent(hash, position);
                }
                state.undo();
            }
        });
        assertThat(byHash.size()).isGreaterThan(0);
    }
}
