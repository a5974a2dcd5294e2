package io.petteia.tests.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Both machines mean the same: random games of every definition on both, ply by ply, and counts from the first decision of a player. Of each definition 100 games or one second of
 * processor time, whichever comes first; in the slow profile 10,000 games or 30 seconds. All definitions together then take most of an hour, so that {@code .ci/run} gives
 * them less, with {@code -Dpetteia.differential=SECONDS}.
 */
class DifferentialTest {
    private static final double SLOW_SECONDS = Double.parseDouble(System.getProperty("petteia.differential", "30"));
    private static final int SLOW_GAMES = 10_000;
    private static final int GAMES = 100;
    private static final int DEEPEST = 8;
    private static final int LARGEST_COMPILED = 384;
    /** No count is made that is expected to take more seconds. */
    private static final double ENOUGH = 0.5;

    record Subject(Shelf shelf, String name) {
        Game game() {
            return shelf.game(name, Map.of());
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** The games of the lab count how often something was done, and so many times they are not made for. */
    static Stream<Subject> shipped() {
        return subjects().filter(subject -> subject.shelf() == Shelf.SHIPPED);
    }

    static Stream<Subject> subjects() {
        return Stream.of(Shelf.SHIPPED, Shelf.LAB)
                .flatMap(shelf -> shelf.names().stream().map(name -> new Subject(shelf, name)));
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void gamesGoTheSameWay(Subject subject) {
        play(subject.game(), GAMES, 1);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("shipped")
    void manyGamesGoTheSameWay(Subject subject) {
        play(subject.game(), SLOW_GAMES, SLOW_SECONDS);
    }

    /** Games of whole lists, fast ones ply by ply, and fast ones at once. */
    private static void play(Game game, int games, double seconds) {
        Game compiled = game.on(Game.Machine.COMPILED);
        // what the compiler cannot write would be played on the tree, and agree with itself
        boolean fits = game.model().board().size() <= LARGEST_COMPILED;
        assertThat(compiled.machine()).isEqualTo(fits ? Game.Machine.COMPILED : Game.Machine.TREE);
        Budget lists = new Budget(seconds / 3);
        int played = 0;
        while (played < games / 3 && !lists.isSpent()) new InStep(game, compiled, ++played).playByLists(lists);
        Budget fast = new Budget(seconds / 3);
        for (int more = 0; more < games / 3 && !fast.isSpent(); more++)
            new InStep(game, compiled, ++played).playFast(fast);
        Budget atOnce = new Budget(seconds / 3);
        for (int more = 0; more < games / 3 && !atOnce.isSpent(); more++)
            new InStep(game, compiled, ++played).playAtOnce();
        assertThat(played).isGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void countsAgree(Subject subject) {
        State tree = subject.game().on(Game.Machine.TREE).start();
        State compiled = subject.game().on(Game.Machine.COMPILED).start();
        int deepest = meetsChance(compiled) ? 1 : DEEPEST;
        for (long seed = 1; tree.actor() == State.CHANCE; seed++) {
            tree.play(tree.sample(new SplittableRandom(seed)));
            compiled.play(compiled.sample(new SplittableRandom(seed)));
        }
        long counted = 1;
        for (int depth = 1; depth <= deepest; depth++) {
            double start = Budget.seconds();
            long count = tree.perft(depth);
            assertThat(compiled.perft(depth)).as("depth %d", depth).isEqualTo(count);
            double taken = Budget.seconds() - start;
            if (count == 0 || taken * count / counted > ENOUGH) return;
            counted = count;
        }
    }

    /** Counts go through all outcomes of chance, which may be billions. */
    private static boolean meetsChance(State start) {
        for (int seed = 1; seed <= 3; seed++) {
            State state = start.copy();
            SplittableRandom random = new SplittableRandom(seed);
            for (int ply = 0; ply < 100 && !state.isOver(); ply++) {
                if (state.actor() == State.CHANCE) return true;
                state.playRandom(random);
            }
        }
        return false;
    }
}
