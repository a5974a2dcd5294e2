package io.petteia.tests.conformance;

import static io.petteia.tests.conformance.SolvedFile.boards;
import static io.petteia.tests.conformance.SolvedFile.compiled;
import static io.petteia.tests.conformance.SolvedFile.facts;
import static io.petteia.tests.conformance.SolvedFile.size;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** By how much games are won that are counted. */
class ScoreSolvedConformanceTest {
    /** What every build solves, pits and seeds; the slow profile solves the others. */
    private static final int MOST_SEEDS = 12;

    private static final Set<String> QUICK_BOXES = Set.of("1x1", "1x2", "1x3", "1x4", "2x2");

    @Test
    void othelloOnFourByFour() {
        assertThat(Solving.score(compiled("reversi", "size", "4")))
                .isEqualTo(facts("Othello 4x4").get("value").asInt());
    }

    @TestFactory
    Stream<DynamicTest> kalah() {
        return kalah(0, MOST_SEEDS);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> kalahWithMoreSeeds() {
        return kalah(MOST_SEEDS, Integer.MAX_VALUE);
    }

    private static Stream<DynamicTest> kalah(int above, int most) {
        JsonNode values = facts("Kalah(m houses, s seeds)").get("values");
        return boards(values, pits -> true)
                .flatMap(pits -> IntStream.rangeClosed(1, values.get(pits).size())
                        .filter(seeds -> {
                            int all = Integer.parseInt(pits) * seeds;
                            return all > above && all <= most;
                        })
                        .mapToObj(seeds -> DynamicTest.dynamicTest(
                                pits + " pits, " + seeds + " seeds",
                                () -> assertThat(Solving.score(compiled("kalah", "pits", pits, "seeds", "" + seeds)))
                                        .isEqualTo(
                                                values.get(pits).get(seeds - 1).asInt()))));
    }

    @TestFactory
    Stream<DynamicTest> boxes() {
        return boxes(QUICK_BOXES);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> moreBoxes() {
        return boxes(Set.of("2x3", "2x4"));
    }

    private static Stream<DynamicTest> boxes(Set<String> which) {
        JsonNode values = facts("Dots and boxes (boxes)").get("values");
        return boards(values, which::contains)
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = size(board);
                    assertThat(Solving.score(compiled("dots-and-boxes", "rows", size[0], "columns", size[1])))
                            .isEqualTo(values.get(board).asInt());
                }));
    }
}
