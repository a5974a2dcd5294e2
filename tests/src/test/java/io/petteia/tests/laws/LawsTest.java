package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Move;
import io.petteia.game.MoveNotation;
import io.petteia.game.State;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every game, whatever its rules. */
class LawsTest {
    static Stream<Subject> subjects() {
        return Subject.all();
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void whatIsLegalCanBePlayedAndTakenBack(Subject subject) {
        subject.visit((state, playout, ply) -> {
            Fingerprint before = Fingerprint.of(state);
            for (Move move : Playout.some(state.legalMoves())) {
                state.play(move);
                Fingerprint.notations(state);
                state.undo();
                assertThat(Fingerprint.of(state))
                        .as("after %s was taken back", move)
                        .isEqualTo(before);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void aWholeGameCanBeTakenBack(Subject subject) {
        for (Playout playout : subject.playouts()) {
            State state = subject.game().start();
            List<Fingerprint> before = new ArrayList<>();
            for (int ply = 0; ply < playout.moves().size(); ply++) {
                before.add(Playout.isLookedAt(ply) ? Fingerprint.of(state) : null);
                playout.step(state, ply);
            }
            for (int ply = playout.moves().size() - 1; ply >= 0; ply--) {
                assertThat(state.canUndo()).isTrue();
                state.undo();
                if (before.get(ply) != null) assertThat(Fingerprint.of(state)).isEqualTo(before.get(ply));
            }
            assertThat(state.canUndo()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void movesAreCountedAsTheyAreListed(Subject subject) {
        subject.visit((state, playout, ply) -> {
            if (state.actor() == State.CHANCE) return;
            assertThat(state.countMoves()).isEqualTo(state.legalMoves().size());
            assertThat(state.isOver()).isEqualTo(state.result() != null);
            assertThat(state.isOver()).isEqualTo(state.legalMoves().isEmpty());
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void copiesGoTheirOwnWays(Subject subject) {
        subject.visit((state, playout, ply) -> {
            if (state.isOver()) return;
            Fingerprint before = Fingerprint.of(state);
            State copy = state.copy();
            assertThat(Fingerprint.of(copy)).isEqualTo(before);
            SplittableRandom random = new SplittableRandom(ply);
            for (int i = 0; i < 6 && !copy.isOver(); i++) copy.play(Playout.choose(copy, random));
            Fingerprint elsewhere = Fingerprint.of(copy);
            assertThat(Fingerprint.of(state)).isEqualTo(before);
            state.play(Playout.choose(state, random));
            assertThat(Fingerprint.of(copy)).isEqualTo(elsewhere);
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void notationsAreUniqueAndReadBack(Subject subject) {
        subject.visit((state, playout, ply) -> {
            List<Move> legal = state.legalMoves();
            Set<String> notations = new HashSet<>();
            for (Move move : legal) {
                assertThat(notations.add(move.notation()))
                        .as("`%s` stands twice", move)
                        .isTrue();
                assertThat(move.notation())
                        .isNotEmpty()
                        .isEqualTo(move.notation().strip())
                        .doesNotContain("\n");
            }
            for (Move move : Playout.some(legal)) {
                Move read = state.move(move.notation());
                assertThat(read).as("`%s`", move).isNotNull();
                assertThat(read.script()).isEqualTo(move.script());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void declaredNotationsReadBackWhatTheyWrite(Subject subject) {
        List<MoveNotation> notations = subject.game().notations();
        if (notations.isEmpty()) return;
        subject.visit((state, playout, ply) -> {
            if (state.actor() == State.CHANCE) return;
            MoveNotation notation = notations.get(ply % notations.size());
            Map<String, Move> written = new HashMap<>();
            for (Move move : Playout.some(state.legalMoves())) {
                String text = notation.write(state, move);
                assertThat(written.put(text, move)).as(text).isNull();
                for (String said : List.of(text, move.notation())) {
                    Move read = notation.read(state, said);
                    assertThat(read).as("%s in %s", said, notation.name()).isNotNull();
                    assertThat(read.script()).as("%s for %s", said, move).isEqualTo(move.script());
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void recordsReplay(Subject subject) {
        for (Playout playout : subject.playouts()) {
            State first = playout.after(playout.moves().size());
            State second =
                    subject.shelf().game(subject.name(), subject.options()).start();
            for (int ply = 0; ply < playout.moves().size(); ply++) playout.step(second, ply);
            assertThat(Fingerprint.of(second)).isEqualTo(Fingerprint.of(first));
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void theFastRandomPlayerTakesLegalMoves(Subject subject) {
        subject.visit((state, playout, ply) -> {
            if (state.isOver() || state.actor() == State.CHANCE) return;
            List<Move> legal = state.legalMoves();
            if (legal.size() > 200) return;
            Set<Long> next = new HashSet<>();
            for (Move move : legal) {
                state.play(move);
                next.add(state.hash());
                state.undo();
            }
            state.playRandom(new SplittableRandom(ply));
            assertThat(next).contains(state.hash());
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void everyGameEnds(Subject subject) {
        for (int seed = 1; seed <= 3; seed++) {
            State state = subject.game().start();
            SplittableRandom random = new SplittableRandom(seed);
            for (int ply = 0; !state.isOver(); ply++) {
                assertThat(ply).as("plies of a game with seed %d", seed).isLessThan(50_000);
                try {
                    state.playRandom(random);
                } catch (Defect defect) {
                    throw new AssertionError(subject + ", seed " + seed + ", ply " + ply, defect);
                }
            }
            assertThat(state.result()).isNotNull();
            assertThat(state.legalMoves()).isEmpty();
        }
    }
}
