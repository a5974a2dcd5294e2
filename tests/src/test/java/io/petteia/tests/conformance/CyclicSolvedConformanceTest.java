package io.petteia.tests.conformance;

import static io.petteia.tests.conformance.SolvedFile.boards;
import static io.petteia.tests.conformance.SolvedFile.compiled;
import static io.petteia.tests.conformance.SolvedFile.facts;
import static io.petteia.tests.conformance.SolvedFile.size;
import static io.petteia.tests.conformance.SolvedFile.start;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Games in which pieces walk about, so that positions can come again, solved from their ends; and a few that count to their ends beside them. */
class CyclicSolvedConformanceTest {
    /** The rules of the entries know neither repetitions nor quiet moves. */
    private static final String[] ENDLESS = {"repetition", "0", "quiet_limit", "0"};
    /** The boards that every build solves; the slow profile solves the others. */
    private static final Set<String> QUICK_PAWNS = Set.of("3x3", "3x4", "3x5", "4x3", "4x4", "5x3", "6x3");

    @Test
    void muTorereWithoutRestriction() {
        check("Mu Torere without centre restriction", start("mu-torere", "centre", "never", "repetition", "0"));
    }

    @Test
    void pongHauKi() {
        check("Pong Hau K'i / Horseshoe / Blocking", start("pong-hau-ki"));
    }

    @Test
    void threeMensMorrisWithoutDiagonals() {
        check(
                "Three men's morris, orthogonal board (no diagonals)",
                start("nine-holes", "flying", "false", "repetition", "0", "quiet_limit", "0"));
    }

    @ParameterizedTest
    @CsvSource({"Nine holes, nine-holes", "'Achi (4 pieces each)', achi", "Tant Fant, tant-fant"})
    void variantsOfThreeMensMorris(String entry, String game) {
        check(entry, start(game, ENDLESS));
    }

    @Test
    void oneToTen() {
        JsonNode facts = facts("1,2,...,10");
        Solving solving = Solving.of(start("one-to-ten"));
        assertThat(solving.outcome()).isEqualTo("first");
        assertThat(solving.distance()).isEqualTo(facts.get("plies").asInt());
    }

    @Tag("slow")
    @Test
    void sim() {
        check("Sim", compiled("sim"));
    }

    /** What an entry says in numbers: positions, and what they are to whoever moves there. */
    private static void check(String entry, State start) {
        JsonNode facts = facts(entry);
        Solving solving = Solving.of(start);
        assertThat(solving.outcome()).isEqualTo(facts.get("value").asString());
        if (facts.has("plies"))
            assertThat(solving.distance()).isEqualTo(facts.get("plies").asInt());
        if (facts.has("terminal"))
            assertThat(solving.endings()).isEqualTo(facts.get("terminal").asInt());
        String size = facts.has("reachable") ? "reachable" : "positions";
        assertThat(solving.size()).isEqualTo(facts.get(size).asInt());
        assertThat(solving.standings())
                .containsExactly(
                        facts.get("win").asLong(),
                        facts.get("lose").asLong(),
                        facts.path("draw").asLong(0));
    }

    @Test
    void hareAndHounds() {
        JsonNode facts = facts("Hare and Hounds (11 points)");
        State state = start("hare-and-hounds");
        for (String mover : new String[] {"Hounds", "Hare"}) {
            Solving solving = Solving.of(compiled(state, "mover: " + mover));
            assertThat(solving.value()).as(mover).isPositive();
            assertThat(solving.distance())
                    .as(mover)
                    .isEqualTo(facts.get(mover.equals("Hare") ? "hare_first_plies" : "hounds_first_plies")
                            .asInt());
        }
    }

    /** The fox begins anywhere in his row, and either side begins. */
    @Tag("slow")
    @Test
    void foxAndHounds() {
        assertThat(facts("Fox and hounds 8x8").get("value_8x8").asString()).isEqualTo("hounds");
        State state = start("fox-and-hounds");
        for (String mover : new String[] {"Fox", "Hounds"})
            for (String site : new String[] {"a1", "c1", "e1", "g1"}) {
                String position = "{mover: " + mover + ", pieces: {Fox: {fox: [" + site
                        + "]}, Hounds: {hound: [b8, d8, f8, h8]}}}";
                assertThat(Solving.of(compiled(state, position)).value())
                        .as(position)
                        .isNegative();
            }
    }

    @Test
    void foxAndThreeHounds() {
        JsonNode facts = facts("Fox and hounds 8x8");
        State state = start("fox-and-hounds", "size", "6");
        for (String mover : new String[] {"Fox", "Hounds"})
            assertThat(Solving.of(compiled(state, "mover: " + mover)).value() > 0 ? "fox" : "hounds")
                    .as(mover)
                    .isEqualTo(facts.get("value_6x6_" + mover.toLowerCase(java.util.Locale.ROOT) + "_first")
                            .asString());
    }

    @TestFactory
    Stream<DynamicTest> hexapawn() {
        return hexapawn(QUICK_PAWNS::contains);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> hexapawnOnLargerBoards() {
        return hexapawn(board -> !QUICK_PAWNS.contains(board));
    }

    /** Rows by columns: who wins, and in how many moves. */
    private static Stream<DynamicTest> hexapawn(Predicate<String> which) {
        JsonNode results = facts("Hexapawn (rows x cols)").get("results");
        return boards(results, which)
                .map(board -> DynamicTest.dynamicTest(board, () -> {
                    String[] size = size(board);
                    Solving solving = Solving.of(compiled("hexapawn", "rows", size[0], "columns", size[1]));
                    JsonNode result = results.get(board);
                    assertThat(solving.outcome()).isEqualTo(result.get(0).asString());
                    assertThat(solving.distance()).isEqualTo(result.get(1).asInt());
                }));
    }

    /** Charles Bouton, 1901: whoever moves wins unless the heaps, written in binary, add up to nothing without carrying. */
    @Test
    void nim() {
        for (int heaps = 1; heaps < 64; heaps++) {
            int a = heaps & 3, b = heaps >> 2 & 3, c = heaps >> 4;
            State state = start("nim", "a", "" + a, "b", "" + b, "c", "" + c, "d", "0");
            assertThat(Solving.of(state).outcome())
                    .as("%d %d %d", a, b, c)
                    .isEqualTo((a ^ b ^ c) == 0 ? "second" : "first");
        }
    }
}
