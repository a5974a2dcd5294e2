package io.petteia.tests.compile;

import static io.petteia.machine.compile.Rewrite.ATTACKS_BACKWARDS;
import static io.petteia.machine.compile.Rewrite.BOARD_WITHOUT_CELLS;
import static io.petteia.machine.compile.Rewrite.CHECKS_IMPLIED;
import static io.petteia.machine.compile.Rewrite.CHOICES_WITH_EFFECTS;
import static io.petteia.machine.compile.Rewrite.CHOICE_BEFORE_CONSEQUENCE;
import static io.petteia.machine.compile.Rewrite.ENCLOSED_RUNS;
import static io.petteia.machine.compile.Rewrite.FEW_MEMBERS;
import static io.petteia.machine.compile.Rewrite.FILLS_BY_DOUBLING;
import static io.petteia.machine.compile.Rewrite.KNOWN_ENDINGS;
import static io.petteia.machine.compile.Rewrite.LINES_THROUGH_A_SITE;
import static io.petteia.machine.compile.Rewrite.LOCALS_IN_VARIABLES;
import static io.petteia.machine.compile.Rewrite.MOVES_AS_ROWS;
import static io.petteia.machine.compile.Rewrite.OFFERS_ASKED;
import static io.petteia.machine.compile.Rewrite.OFFERS_AS_SETS;
import static io.petteia.machine.compile.Rewrite.ORDER_ASKED_ONCE;
import static io.petteia.machine.compile.Rewrite.PARTS_ASKED_AS_SETS;
import static io.petteia.machine.compile.Rewrite.PATTERNS_BACKWARDS;
import static io.petteia.machine.compile.Rewrite.PIECES_THAT_LEAD_ON;
import static io.petteia.machine.compile.Rewrite.PINS_AND_CHECKS;
import static io.petteia.machine.compile.Rewrite.PLAYOUTS_WITHOUT_JOURNAL;
import static io.petteia.machine.compile.Rewrite.POSITIONS_MET_AGAIN;
import static io.petteia.machine.compile.Rewrite.RAYS;
import static io.petteia.machine.compile.Rewrite.SETS_KEPT;
import static io.petteia.machine.compile.Rewrite.SETS_LOOKED_UP;
import static io.petteia.machine.compile.Rewrite.SETS_NOT_SITES;
import static io.petteia.machine.compile.Rewrite.STEPS_AS_MASKS;
import static io.petteia.machine.compile.Rewrite.STEPS_BY_DIRECTION;
import static io.petteia.machine.compile.Rewrite.TARGETS_OF_OWN;
import static io.petteia.machine.compile.Rewrite.WORDS_IN_VARIABLES;
import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.machine.compile.Rewrite;
import io.petteia.tests.Shelf;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A rewrite changes what is made of the games to which it applies and of no other, and what is counted in none: that all machines agree is held elsewhere. */
class RewritesTest {
    /** By game the rewrites that apply. */
    private static final Map<String, Set<Rewrite>> APPLYING = Map.of(
            "tic-tac-toe",
                    Set.of(
                            SETS_LOOKED_UP,
                            ORDER_ASKED_ONCE,
                            LINES_THROUGH_A_SITE, //
                            OFFERS_AS_SETS,
                            WORDS_IN_VARIABLES,
                            KNOWN_ENDINGS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            BOARD_WITHOUT_CELLS),
            "connect-four",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            SETS_NOT_SITES,
                            LINES_THROUGH_A_SITE,
                            OFFERS_AS_SETS,
                            WORDS_IN_VARIABLES,
                            KNOWN_ENDINGS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            BOARD_WITHOUT_CELLS),
            "breakthrough",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            STEPS_AS_MASKS,
                            OFFERS_AS_SETS,
                            TARGETS_OF_OWN,
                            KNOWN_ENDINGS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            BOARD_WITHOUT_CELLS,
                            WORDS_IN_VARIABLES),
            "reversi",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            SETS_NOT_SITES,
                            PATTERNS_BACKWARDS,
                            CHOICE_BEFORE_CONSEQUENCE,
                            OFFERS_AS_SETS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            BOARD_WITHOUT_CELLS,
                            WORDS_IN_VARIABLES,
                            PARTS_ASKED_AS_SETS,
                            SETS_KEPT,
                            FILLS_BY_DOUBLING,
                            ENCLOSED_RUNS),
            "draughts-english",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            PATTERNS_BACKWARDS,
                            STEPS_AS_MASKS,
                            CHOICE_BEFORE_CONSEQUENCE,
                            OFFERS_AS_SETS,
                            PIECES_THAT_LEAD_ON,
                            TARGETS_OF_OWN,
                            STEPS_BY_DIRECTION,
                            BOARD_WITHOUT_CELLS,
                            WORDS_IN_VARIABLES,
                            KNOWN_ENDINGS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            CHOICES_WITH_EFFECTS,
                            PARTS_ASKED_AS_SETS,
                            SETS_KEPT,
                            LOCALS_IN_VARIABLES),
            "kalah",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            CHOICE_BEFORE_CONSEQUENCE,
                            OFFERS_AS_SETS,
                            OFFERS_ASKED,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            BOARD_WITHOUT_CELLS,
                            LOCALS_IN_VARIABLES,
                            FEW_MEMBERS,
                            CHECKS_IMPLIED),
            "backgammon",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            CHOICE_BEFORE_CONSEQUENCE,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            CHOICES_WITH_EFFECTS,
                            KNOWN_ENDINGS,
                            POSITIONS_MET_AGAIN,
                            LOCALS_IN_VARIABLES,
                            FEW_MEMBERS,
                            CHECKS_IMPLIED),
            "lines-of-action",
                    Set.of(
                            ORDER_ASKED_ONCE,
                            STEPS_AS_MASKS,
                            CHOICE_BEFORE_CONSEQUENCE,
                            OFFERS_AS_SETS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            CHECKS_IMPLIED,
                            KNOWN_ENDINGS),
            "chess",
                    Set.of(
                            SETS_NOT_SITES,
                            ATTACKS_BACKWARDS,
                            RAYS,
                            STEPS_AS_MASKS,
                            CHOICE_BEFORE_CONSEQUENCE,
                            OFFERS_AS_SETS,
                            PINS_AND_CHECKS,
                            KNOWN_ENDINGS,
                            MOVES_AS_ROWS,
                            PLAYOUTS_WITHOUT_JOURNAL,
                            LOCALS_IN_VARIABLES));

    private static final Map<String, Game> WHOLE = new ConcurrentHashMap<>();

    @TestFactory
    Stream<DynamicTest> whereItShouldAndNowhereElse() {
        return APPLYING.keySet().stream()
                .flatMap(game -> Stream.of(Rewrite.values())
                        .map(rewrite ->
                                DynamicTest.dynamicTest(game + " without " + rewrite, () -> check(game, rewrite))));
    }

    private static void check(String name, Rewrite rewrite) {
        Game game = Shelf.SHIPPED.game(name, Map.of());
        Set<Rewrite> others = EnumSet.allOf(Rewrite.class);
        others.remove(rewrite);
        Game without = game.compiled(others);
        boolean differs = !without.source()
                .equals(WHOLE.computeIfAbsent(name, n -> game.compiled(Rewrite.ALL))
                        .source());
        assertThat(differs).isEqualTo(APPLYING.get(name).contains(rewrite));
        assertThat(without.start().countMoves()).isEqualTo(game.start().countMoves());
    }
}
