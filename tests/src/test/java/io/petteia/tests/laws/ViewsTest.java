package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.Game;
import io.petteia.game.Look;
import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Visibility;
import io.petteia.tests.Shelf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A view tells what everybody may know, and nothing else. */
class ViewsTest {
    static Stream<Subject> subjects() {
        return Subject.all();
    }

    /** Games that hide cards, by a pile that not all see. */
    static Stream<Subject> cardGames() {
        return Subject.all()
                .filter(subject ->
                        subject.game().model().piles().stream().anyMatch(pile -> pile.visibility() != Visibility.ALL));
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void whatIsOpenIsSeen(Subject subject) {
        if (hides(subject.game().model())) return;
        subject.visit((state, playout, ply) -> {
            for (int player = -1; player < seated(state); player++)
                assertThat(withoutLocals(state.view(player).position())).isEqualTo(withoutLocals(state.position()));
        });
    }

    private static boolean hides(GameModel model) {
        return model.pieceVisible() != null
                || model.variables().stream().anyMatch(v -> v.visibility() != Visibility.ALL)
                || model.piles().stream().anyMatch(p -> p.visibility() != Visibility.ALL);
    }

    private static String withoutLocals(String position) {
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : position.lines().toList()) {
            inside = line.equals("locals:") || inside && line.startsWith("  ");
            if (!inside) lines.add(line);
        }
        return String.join("\n", lines);
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void onlyWhoDecidesSeesHisMoves(Subject subject) {
        subject.visit((state, playout, ply) -> {
            for (int player = -1; player < seated(state); player++) {
                View view = state.view(player);
                assertThat(view.legalMoves().toString())
                        .isEqualTo(
                                player >= 0 && state.actor() == player
                                        ? state.legalMoves().toString()
                                        : "[]");
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cardGames")
    void hiddenCardsAreNotNamed(Subject subject) {
        subject.visit((state, playout, ply) -> {
            if (state.actor() < 0) return; // what is written then may be what was before the cards were put away
            for (int player = -1; player < seated(state); player++) {
                String seen = state.view(player).position();
                for (int card : hidden(state, player)) {
                    String name = state.game().model().cards().member(card);
                    assertThat(seen).doesNotContainPattern("\\b" + name + "\\b");
                }
            }
        });
    }

    /** If those cards that a player does not see lay otherwise, he would see the same and could do the same. */
    @ParameterizedTest
    @MethodSource("cardGames")
    void hiddenCardsMightAsWellBeOthers(Subject subject) {
        Game game = subject.game();
        subject.visit((state, playout, ply) -> {
            if (state.isOver() || state.actor() == State.CHANCE) return;
            int player = state.actor();
            List<Integer> hidden = hidden(state, player);
            List<Integer> dealt = new ArrayList<>(hidden);
            Collections.shuffle(dealt, new Random(ply));
            String other = new Redealt(state, hidden, dealt).position();
            if (other == null) return;
            State elsewhere = game.start(Shelf.position(game, other));
            if (elsewhere.actor() != player) return;
            assertThat(elsewhere.view(player).position())
                    .isEqualTo(state.view(player).position());
            assertThat(elsewhere.view(player).legalMoves().toString())
                    .isEqualTo(state.view(player).legalMoves().toString());
        });
    }

    private static int seated(State state) {
        return state.game().model().seated();
    }

    /** The cards in piles that a player does not see. */
    private static List<Integer> hidden(State state, int player) {
        View view = state.view(player);
        List<Integer> hidden = new ArrayList<>();
        for (Pile pile : state.game().model().piles())
            for (int owner = 0; owner < (pile.perPlayer() ? seated(state) : 1); owner++)
                if (view.pile(pile, owner).contains(Look.HIDDEN)) hidden.addAll(state.pile(pile, owner));
        return hidden;
    }

    /** A position in which some cards have changed places. */
    private record Redealt(State state, List<Integer> from, List<Integer> to) {
        /** Null where something other than piles remembers a card. */
        String position() {
            GameModel model = state.game().model();
            String text = state.position();
            int piles = text.indexOf("\npiles:\n");
            if (piles < 0 || text.contains("\"chosen ")) return null;
            StringBuilder all = new StringBuilder(text.substring(0, piles)).append("\npiles:\n");
            for (Pile pile : model.piles()) {
                if (!pile.perPlayer()) all.append("  " + pile.name() + ": " + cards(pile, 0) + "\n");
                else
                    all.append("  " + pile.name() + ": {"
                            + java.util.stream.IntStream.range(0, model.seated())
                                    .mapToObj(p -> model.players().member(p) + ": " + cards(pile, p))
                                    .collect(Collectors.joining(", "))
                            + "}\n");
            }
            return all.toString();
        }

        private List<String> cards(Pile pile, int owner) {
            return state.pile(pile, owner).stream()
                    .map(card -> from.contains(card) ? to.get(from.indexOf(card)) : card)
                    .map(card -> state.game().model().cards().member(card))
                    .toList();
        }
    }
}
