package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.tests.Shelf;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/**
 * A position of a shipped game under some options, and how many sequences of moves there are from it.
 *
 * @param position in the game's own form; empty for its start
 */
record Setting(String name, String game, Map<String, String> options, String position, Counts counts) {

    static State start(String name, Map<String, String> options, String position) {
        return start(Shelf.SHIPPED.game(name, options), position);
    }

    private static State start(Game game, String position) {
        return position.isEmpty() ? game.start() : game.start(Shelf.position(game, position));
    }

    /** Few moves are counted on the tree, which is ready at once, and many by compiled code: so both are held to what is known. */
    static Game.Machine machine(boolean slow) {
        return slow ? Game.Machine.COMPILED : Game.Machine.TREE;
    }

    /** What every build counts. */
    static Stream<DynamicNode> inBuild(List<Setting> settings) {
        return settings.stream()
                .map(setting -> setting.container(setting.counts.inBuild().map(row -> setting.test(row, false))));
    }

    /** What the slow profile counts. */
    static Stream<DynamicNode> inSlow(List<Setting> settings) {
        return settings.stream()
                .map(setting -> setting.container(setting.counts.inSlow().map(row -> setting.test(row, true))));
    }

    private DynamicNode container(Stream<DynamicTest> tests) {
        return DynamicContainer.dynamicContainer(name, tests);
    }

    private DynamicTest test(Counts.Row row, boolean slow) {
        return DynamicTest.dynamicTest(name + " to depth " + row.depth(), () -> {
            Counting counting = Counting.SEQUENCES;
            Game game = Shelf.SHIPPED.game(this.game, options).on(machine(slow));
            State state = start(game, position);
            long found = slow ? counting.countOnTwoCores(state, row.depth()) : counting.count(state, row.depth());
            assertThat(found).isEqualTo(row.leaves());
        });
    }
}
