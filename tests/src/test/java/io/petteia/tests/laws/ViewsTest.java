package io.petteia.tests.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.game.State;
import io.petteia.game.View;
import io.petteia.model.GameModel;
import io.petteia.model.Pile;
import io.petteia.model.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
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
        GameModel model = subject.game().model();
        if (hides(model)) return;
        subject.visit((state, playout, ply) -> {
            View view = state.view(-1);
            for (int site = 0; site < model.board().size(); site++) {
                assertThat(view.stack(site)).isEqualTo(state.stack(site));
                assertThat(view.owner(site)).isEqualTo(state.owner(site));
            }
            for (Pile pile : model.piles())
                for (int owner = 0; owner < (pile.perPlayer() ? seated(state) : 1); owner++)
                    assertThat(view.pile(pile, owner)).isEqualTo(state.pile(pile, owner));
            assertThat(view.shown()).isEqualTo(state.shown());
            for (int player = 0; player < seated(state); player++)
                assertThat(state.view(player).position()).isEqualTo(view.position());
        });
    }

    private static boolean hides(GameModel model) {
        return model.pieceVisible() != null
                || model.variables().stream().anyMatch(v -> v.visibility() != Visibility.ALL)
                || model.piles().stream().anyMatch(p -> p.visibility() != Visibility.ALL);
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

    /** Were what a player cannot know otherwise, he would see the same and could do the same. */
    @ParameterizedTest
    @MethodSource("subjects")
    void hiddenThingsMightAsWellBeOtherwise(Subject subject) {
        if (!hides(subject.game().model())) return;
        subject.visit((state, playout, ply) -> {
            for (int player = 0; player < seated(state); player++) {
                View view = state.view(player);
                View other = view.determinize(new SplittableRandom(ply)).view(player);
                assertThat(other.position()).isEqualTo(view.position());
                assertThat(other.actor()).isEqualTo(view.actor());
                assertThat(other.legalMoves().toString())
                        .isEqualTo(view.legalMoves().toString());
            }
        });
    }

    private static int seated(State state) {
        return state.game().model().seated();
    }

    /** The cards of which a player does not know where they lie. */
    private static List<Integer> hidden(State state, int player) {
        View view = state.view(player);
        List<Integer> hidden = new ArrayList<>();
        for (Pile pile : state.game().model().piles())
            for (int owner = 0; owner < (pile.perPlayer() ? seated(state) : 1); owner++) {
                List<Integer> known = view.pile(pile, owner);
                for (int card : state.pile(pile, owner)) if (!known.contains(card)) hidden.add(card);
            }
        return hidden;
    }
}
