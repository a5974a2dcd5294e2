package io.petteia.tests.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.playtest.Twin;
import io.petteia.tests.Shelf;
import io.petteia.tests.twins.chess.Chess;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What was written by hand is held to the same counts as what was defined: a fast program with other moves would be a false measure. */
class TwinsConformanceTest {
    private static final long BUILD = 5_000_000;
    /** Options that change nothing within so few moves. */
    private static final Set<String> LATE =
            Set.of("repetition", "quiet_moves", "quiet_limit", "dead_position", "overline");

    static Stream<Twin> twins() {
        return ServiceLoader.load(Twin.class).stream().map(ServiceLoader.Provider::get);
    }

    @Test
    void thereAreNineOfDefinedGames() {
        assertThat(twins().map(Twin::game)).hasSize(9).doesNotHaveDuplicates().allMatch(Shelf.SHIPPED::has);
    }

    @TestFactory
    Stream<DynamicContainer> countsFromTheStart() {
        return countsFromTheStart(-1, BUILD, entry -> true);
    }

    /** Within so many moves games end, which a twin does not count. */
    @Tag("slow")
    @TestFactory
    Stream<DynamicContainer> greaterCountsFromTheStart() {
        return countsFromTheStart(BUILD, Counts.SLOW, entry -> entry.mapped().counting() != Counting.ENDED_TOO);
    }

    private static Stream<DynamicContainer> countsFromTheStart(
            long least, long most, Predicate<ClassicsEntry> counted) {
        return twins().map(twin -> {
            List<ClassicsEntry> entries = ClassicsEntry.all()
                    .filter(entry -> entry.isInitial()
                            && twin.game().equals(entry.mapped().definition()))
                    .filter(entry ->
                            early(twin.game(), entry.mapped().options()).equals(early(twin.game(), twin.options())))
                    .toList();
            assertThat(entries).as(twin.game()).isNotEmpty();
            return DynamicContainer.dynamicContainer(
                    twin.game(),
                    entries.stream().filter(counted).flatMap(entry -> rows(entry, least, most, twin::perft)));
        });
    }

    @TestFactory
    Stream<DynamicTest> countsOfChess() {
        return countsOfChess(-1, BUILD);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> greaterCountsOfChess() {
        return countsOfChess(BUILD, Counts.SLOW);
    }

    private static Stream<DynamicTest> countsOfChess(long least, long most) {
        Chess chess = new Chess();
        return ClassicsEntry.all()
                .filter(entry -> "chess".equals(entry.mapped().definition()))
                .flatMap(entry -> rows(entry, least, most, depth -> chess.perft(entry.position(), depth)));
    }

    private interface Count {
        long perft(int depth);
    }

    private static Stream<DynamicTest> rows(ClassicsEntry entry, long least, long most, Count count) {
        return entry.counts()
                .between(least, most)
                .map(row -> DynamicTest.dynamicTest(
                        entry.name() + ", to depth " + row.depth(),
                        () -> assertThat(count.perft(row.depth())).isEqualTo(row.leaves())));
    }

    private static Map<String, String> early(String game, Map<String, String> options) {
        Map<String, String> settled =
                new TreeMap<>(Shelf.SHIPPED.game(game, options).model().options());
        settled.keySet().removeAll(LATE);
        return settled;
    }
}
