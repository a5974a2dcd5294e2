package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.petteia.hook.Effect;
import io.petteia.hook.Effects;
import io.petteia.hook.Kind;
import io.petteia.hook.Signature;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What a hook does is done as a rule does it: shown, hashed, taken back, tried and seen by whenever. */
class HookEffectsTest {
    private static final Signature ALL = Signature.of("test/hook").may(Effect.values());

    private static State turns(Consumer<Effects> deed) {
        return HookedGame.turns(
                ALL,
                (position, effects, arguments) -> {
                    deed.accept(effects);
                    return Value.NOTHING;
                },
                "f");
    }

    /** Every effect, and what must stand in the position afterwards. */
    private static final Map<String, Consumer<Effects>> DEEDS = new TreeMap<>(Map.of(
            "king: [c1, c2]", effects -> effects.place(1, 0, SiteSet.of(2, 6)),
            "none:\n    stone: [d4]", effects -> effects.place(2, -1, SiteSet.of(15)),
            "man: [b1, d1]", effects -> effects.move(0, 3),
            "man: [b1]", effects -> effects.remove(SiteSet.of(0)),
            "man: [b1]\n    king: [a1]", effects -> effects.change(SiteSet.of(0), 1),
            "man: [b1]\n  Black:\n    man: [a1, a4, b4]", effects -> effects.give(SiteSet.of(0), 1),
            "laid: [a1, b1, c1, a2", effects -> effects.lift(SiteSet.of(3)),
            "told: 6", effects -> effects.assign("told", Value.of(6)),
            "clamped: 9", effects -> effects.assign("clamped", Value.of(1000)),
            "by_player: {Black: 5}", effects -> effects.assign("by_player", Value.of(5), 1)));

    private static final Map<String, Consumer<Effects>> MORE = Map.of(
            "favourite: green", effects -> effects.assign("favourite", Value.of(1)),
            "open: true", effects -> effects.assign("open", Value.of(true)),
            "marked: [b1, d4]", effects -> effects.assign("marked", Value.of(SiteSet.of(1, 15))),
            "faces: [3, 6]", effects -> effects.assign("faces", Value.of(List.of(3, 6))),
            "secret: 2", effects -> effects.assign("secret", Value.of(2)));

    @Test
    void everyEffectIsShownAndTakenBack() {
        Map<String, Consumer<Effects>> deeds = new TreeMap<>(DEEDS);
        deeds.putAll(MORE);
        deeds.forEach((shown, deed) -> {
            State state = turns(deed);
            String before = state.position();
            long hash = state.hash();
            HookedGame.go(state);
            assertThat(state.position()).contains(shown);
            assertThat(state.hash()).isNotEqualTo(hash);
            state.undo();
            assertThat(state.position()).isEqualTo(before);
            assertThat(state.hash()).isEqualTo(hash);
        });
    }

    @Test
    void whatIsLiftedIsLaidAgain() {
        State state = turns(effects -> {
            effects.lift(SiteSet.of(3));
            effects.lay(SiteSet.of(3));
        });
        HookedGame.go(state);
        assertThat(state.position()).doesNotContain("laid:");
    }

    @Test
    void hooksSeeWhatTheyHaveDone() {
        State state = HookedGame.turns(
                Signature.of("test/hook").gives(Kind.NUMBER).may(Effect.REMOVE),
                (position, effects, arguments) -> {
                    int before = position.occupied().size();
                    effects.remove(position.own());
                    return Value.of(before - position.occupied().size());
                },
                "told = f");
        HookedGame.go(state);
        assertThat(state.position()).contains("told: 2").doesNotContain("White:\n");
    }

    /** A move is legal if what follows the hook can be carried out, and listing moves leaves no trace. */
    @Test
    void hooksAreTriedWhileMovesAreListed() {
        State state = HookedGame.start(
                ALL.takes("at", Kind.SITE),
                (position, effects, arguments) -> {
                    effects.remove(SiteSet.of(arguments.member("at")));
                    return Value.NOTHING;
                },
                """
                HOOK
                rule strike { choose at in occupied; f(at); require count(own) is 2 }
                play { turns of players { prefer strike else pass } }
                """);
        String before = state.position();
        long hash = state.hash();
        assertThat(state.legalMoves()).extracting(Move::notation).containsExactly("a4", "b4");
        assertThat(state.countMoves()).isEqualTo(2);
        assertThat(state.perft(3)).isEqualTo(2);
        assertThat(state.position()).isEqualTo(before);
        assertThat(state.hash()).isEqualTo(hash);
        assertThat(state.why("a1")).extracting(Why.Refusal::what).containsExactly("require");
        assertThat(state.hash()).isEqualTo(hash);
    }

    @Test
    void wheneverLooksAfterTheCall() {
        State state = HookedGame.start(
                ALL,
                (position, effects, arguments) -> {
                    effects.remove(position.enemy());
                    return Value.NOTHING;
                },
                """
                HOOK
                whenever no(man of Black) { win White "all gone" }
                play { turns of players { choose s in own; f; told = 3 } }
                """);
        state.play(state.legalMoves().get(0));
        assertThat(state.isOver()).isTrue();
        assertThat(state.position()).doesNotContain("told");
    }

    @Test
    void whatIsAssignedIsHiddenAgain() {
        State state = HookedGame.turns(
                ALL,
                (position, effects, arguments) -> {
                    effects.assign("secret", Value.of(2));
                    return Value.NOTHING;
                },
                "reveal secret; told = secret; f");
        assertThat(state.view(0).position()).doesNotContain("secret:");
        HookedGame.go(state);
        assertThat(state.position()).contains("secret: 2");
        assertThat(state.view(0).position()).doesNotContain("secret: 2");
    }

    /** What a hook gave is part of the position as long as a rule needs it. */
    @Test
    void whatItGaveOutlivesTheDecision() {
        State state = HookedGame.start(
                Signature.of("test/hook").gives(Kind.SITES).may(Effect.ASSIGN),
                (position, effects, arguments) -> {
                    effects.assign("told", Value.of(1));
                    return Value.of(SiteSet.of(5, 6));
                },
                """
                HOOK
                play { turns of players { choose s in own; let there = f; commit; choose t in there; told = 0 } }
                """);
        state.play(Objects.requireNonNull(state.move("a1")));
        State again = state.game().start(readable(state));
        assertThat(again.legalMoves()).extracting(Move::notation).containsExactly("b2", "c2");
        assertThat(again.hash()).isEqualTo(state.hash());
    }

    private static io.petteia.model.definition.Position readable(State state) {
        var diagnostics = new io.petteia.grammar.text.Diagnostics();
        var position =
                state.game().read(new io.petteia.grammar.text.Source("<position>", state.position()), diagnostics);
        assertThat(position).as(HookedGame.told(diagnostics)).isNotNull();
        return Objects.requireNonNull(position);
    }

    @Test
    void copiesPlayOnTheirOwn() {
        State state = turns(effects -> effects.place(1, 0, SiteSet.of(3)));
        State copy = state.copy();
        HookedGame.go(copy);
        assertThat(copy.position()).isNotEqualTo(state.position());
        copy.playRandom(RandomGenerator.of("SplittableRandom"));
        assertThat(state.position()).contains("man: [a1, b1]");
    }
}
