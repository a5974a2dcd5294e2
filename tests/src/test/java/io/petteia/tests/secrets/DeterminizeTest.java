package io.petteia.tests.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.State;
import io.petteia.model.Pile;
import io.petteia.model.Variable;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A position drawn for a player is one that may be, any that may be is drawn, and what he knows stays as it is. */
class DeterminizeTest {
    private static final int DRAWS = 300;

    static Stream<Table> tables() {
        return Table.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theGameGoesOnFromThere(Table table) {
        for (int seed = 0; seed < 2; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = table.game().start();
            for (int ply = 0; !state.isOver() && ply < 300; ply++) {
                if (random.nextInt(12) == 0) {
                    State drawn = state.determinize(ply % table.seats(), random);
                    for (int i = 0; i < 100 && !drawn.isOver(); i++) drawn.play(Table.any(drawn, random));
                }
                state.play(Table.any(state, random));
            }
        }
    }

    @Test
    void everyCardMayBeInEveryHandButTheOwn() {
        State state = after("hearts", Map.of(), 5);
        Pile hand = pile(state.game(), "hand");
        Set<Integer> own = new HashSet<>(state.pile(hand, 0));
        List<Integer> passed = state.log().get(1).move().parts().stream()
                .flatMap(part -> Stream.of(part.value().split("\\+")))
                .map(state.game().model().cards()::ordinal)
                .toList();
        int two = state.game().model().cards().ordinal("clubs_2");
        Set<List<Integer>> seen = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            State drawn = state.determinize(0, new SplittableRandom(i));
            assertThat(new HashSet<>(drawn.pile(hand, 0))).isEqualTo(own);
            assertThat(drawn.pile(hand, 1)).as("what he passed to his left").containsAll(passed);
            for (int seat = 1; seat < 4; seat++) for (int card : drawn.pile(hand, seat)) seen.add(List.of(seat, card));
        }
        for (int card = 0; card < 52; card++)
            for (int seat = 1; seat < 4; seat++)
                if (!own.contains(card) && !passed.contains(card) && card != two)
                    assertThat(seen).contains(List.of(seat, card));
    }

    @Test
    void allWaysToHaveChosenUnseenAreDrawn() {
        State state = after("syracuse", Map.of("players", "2"), 0);
        while (state.actor() == State.CHANCE) state.play(state.sample(new SplittableRandom(1)));
        int choices = state.legalMoves().size();
        state.play(state.legalMoves().get(7));
        Set<String> drawn = new TreeSet<>();
        for (int i = 0; i < DRAWS; i++)
            drawn.add(state.determinize(1, new SplittableRandom(i)).position());
        Set<String> chosen = new TreeSet<>();
        for (String position : drawn)
            position.lines().filter(line -> line.contains("chosen Athens")).forEach(chosen::add);
        assertThat(chosen).hasSize(choices);
        State own = state.determinize(0, new SplittableRandom(1));
        String mine = state.position()
                .lines()
                .filter(line -> line.contains("chosen Athens"))
                .findFirst()
                .orElseThrow();
        assertThat(own.position()).contains(mine);
    }

    @Test
    void theDeckKeepsTheOrderInWhichItWasBuilt() {
        State state = after("syracuse", Map.of("skill", "STRONG"), 0);
        while (state.actor() == State.CHANCE) state.play(state.sample(new SplittableRandom(2)));
        List<String> names = state.game().model().cards().members();
        Set<Integer> places = new TreeSet<>();
        for (int i = 0; i < DRAWS; i++) {
            List<String> deck =
                    state.determinize(0, new SplittableRandom(i)).pile(pile(state.game(), "deck"), 0).stream()
                            .map(names::get)
                            .toList();
            List<String> syracusan = names.subList(0, 19);
            assertThat(syracusan).containsAll(deck.subList(0, 12));
            places.add(deck.indexOf("spartan_expedition"));
            assertThat(deck.indexOf("second_expedition")).isBetween(16, 18);
        }
        assertThat(places).containsExactly(12, 13, 14);
    }

    @Test
    void hiddenDiceFallAnyWay() {
        State state = after("liars-dice", Map.of("players", "2", "dice", "2"), 4);
        Variable cup = variable(state.game(), "cup");
        Set<List<Integer>> seen = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            State drawn = state.determinize(0, new SplittableRandom(i));
            for (int face = 1; face <= 6; face++)
                assertThat(drawn.value(cup, 0, face)).isEqualTo(state.value(cup, 0, face));
            seen.add(java.util.stream.IntStream.rangeClosed(1, 6)
                    .mapToObj(face -> drawn.value(cup, 1, face))
                    .toList());
        }
        assertThat(seen).hasSize(21);
    }

    @Test
    void piecesOfTheOtherSideAreAnyThatAreLeft() {
        State state = after("marshal", Map.of(), 22);
        Set<List<Integer>> seen = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            State drawn = state.determinize(0, new SplittableRandom(i));
            for (int site = 0; site < 36; site++) {
                if (state.owner(site) == 0) assertThat(drawn.piece(site)).isEqualTo(state.piece(site));
                if (state.owner(site) == 1) seen.add(List.of(site, drawn.piece(site)));
            }
        }
        assertThat(seen).hasSize(11 * 7);
    }

    private static State after(String name, Map<String, String> options, int plies) {
        State state = new Table(name, options).game().start();
        SplittableRandom random = new SplittableRandom(3);
        for (int ply = 0; ply < plies; ply++) state.play(Table.any(state, random));
        return state;
    }

    private static Pile pile(Game game, String name) {
        return game.model().piles().stream()
                .filter(p -> p.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Variable variable(Game game, String name) {
        return game.model().variables().stream()
                .filter(v -> v.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
