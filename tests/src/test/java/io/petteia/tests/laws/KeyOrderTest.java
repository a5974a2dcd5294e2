package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.petteia.game.Game;
import io.petteia.game.Loading;
import io.petteia.game.Move;
import io.petteia.game.State;
import io.petteia.model.definition.DiskFolder;
import io.petteia.tests.Shelf;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The order of keys in a YAML file changes nothing but the order in which the things it declares are listed. */
class KeyOrderTest {
    /** Whose moves are written as lists. */
    private static final Set<String> LISTING = Set.of("syracuse", "syracuse-owner", "syracuse-printed");

    static Stream<Subject> subjects() {
        return Subject.all();
    }

    /** What is said of each thing, in another order: the same game, to the last bit. */
    @ParameterizedTest
    @MethodSource("subjects")
    void keysThatAreNoNames(Subject subject) {
        both(
                subject,
                shuffled(subject, false),
                (here, there) -> assertThat(Fingerprint.of(there)).isEqualTo(Fingerprint.of(here)));
    }

    /** The things themselves in another order: they are listed otherwise, and play on the same. */
    @ParameterizedTest
    @MethodSource("subjects")
    void names(Subject subject) {
        assumeFalse(LISTING.contains(subject.name()), "its moves name sites in the order in which they are listed");
        both(subject, shuffled(subject, true), (here, there) -> {
            assertThat(there.actor()).isEqualTo(here.actor());
            assertThat(notations(there)).isEqualTo(notations(here));
            assertThat(there.result()).isEqualTo(here.result());
        });
    }

    /** The same moves on the game as it is and on the other one. */
    private static void both(Subject subject, Game other, BiConsumer<State, State> compare) {
        for (Playout playout : subject.playouts()) {
            State here = subject.game().start();
            State there = other.start();
            for (int ply = 0; ply < playout.moves().size(); ply++) {
                if (Playout.isLookedAt(ply)) compare.accept(here, there);
                playout.step(here, ply);
                playout.step(there, ply);
            }
            compare.accept(here, there);
        }
    }

    private static TreeSet<String> notations(State state) {
        TreeSet<String> all = new TreeSet<>();
        for (Move move : state.legalMoves()) all.add(move.notation());
        return all;
    }

    private static Game shuffled(Subject subject, boolean everything) {
        ShuffledFolder folder =
                new ShuffledFolder(new DiskFolder(subject.shelf().root().resolve(subject.name())), 7, everything);
        Loading loading = Loading.of(folder, folder.beside(), Shelf.library(), subject.options());
        Shelf.fail(loading.diagnostics(), subject.name());
        return loading.game();
    }
}
