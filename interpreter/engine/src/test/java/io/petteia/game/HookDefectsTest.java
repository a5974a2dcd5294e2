package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.petteia.hook.Effect;
import io.petteia.hook.HookException;
import io.petteia.hook.Kind;
import io.petteia.hook.Position;
import io.petteia.hook.Signature;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;
import io.petteia.machine.Defect;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong inside a hook is a defect at the place of the call, and the move has not happened. */
class HookDefectsTest {
    private static final Signature NOTHING = Signature.of("test/hook").may(Effect.ASSIGN);
    private static final Signature NUMBER = Signature.of("test/hook").gives(Kind.NUMBER);

    private static void fails(State state, String code, String message) {
        String before = state.position();
        Defect defect = catchThrowableOfType(Defect.class, () -> HookedGame.go(state));
        assertThat(defect.diagnostic().code()).isEqualTo(code);
        assertThat(defect.diagnostic().message()).isEqualTo(message);
        assertThat(defect.diagnostic().span()).extracting(span -> span.text()).isEqualTo("f");
        assertThat(state.position()).isEqualTo(before);
    }

    private static void acts(LocalHook.Body body, String code, String message) {
        fails(HookedGame.turns(NOTHING, body, "f"), code, message);
    }

    private static void gives(Signature signature, Value value, String statement, String code, String message) {
        fails(HookedGame.turns(signature, (position, effects, arguments) -> value, statement), code, message);
    }

    @Test
    void doesWhatItsSignatureDoesNotSay() {
        acts(
                (position, effects, arguments) -> {
                    effects.lift(SiteSet.of(7));
                    return Value.NOTHING;
                },
                "hook-undeclared",
                "the hook `test/hook` may not lift sites: its signature does not say so");
    }

    /** Here the hook is behind a choice, and comes to grief while the moves are listed. */
    @Test
    void goesWrongWhileMovesAreListed() {
        State state = HookedGame.start(
                Signature.of("test/hook").may(Effect.REMOVE),
                (position, effects, arguments) -> {
                    effects.remove(position.own());
                    throw new HookException("enough");
                },
                "HOOK\nplay { turns of players { choose s in own; f; choose t in empty; remove t } }");
        String before = state.position();
        long hash = state.hash();
        assertThat(catchThrowableOfType(Defect.class, state::legalMoves)).hasMessageContaining("enough");
        assertThat(catchThrowableOfType(Defect.class, () -> state.perft(2))).hasMessageContaining("enough");
        assertThat(state.position()).isEqualTo(before);
        assertThat(state.hash()).isEqualTo(hash);
    }

    @Test
    void cannotHideThatItWentWrong() {
        acts(
                (position, effects, arguments) -> {
                    try {
                        effects.lift(SiteSet.of(7));
                    } catch (RuntimeException e) {
                        effects.assign("told", Value.of(3));
                    }
                    return Value.NOTHING;
                },
                "hook-undeclared",
                "the hook `test/hook` may not lift sites: its signature does not say so");
    }

    @Test
    void throwsSomething() {
        acts(
                (position, effects, arguments) ->
                        Value.of(1 / Math.min(0, position.board().size())),
                "hook-failed",
                "the hook `test/hook` failed: ArithmeticException: / by zero");
    }

    @Test
    void callsItself() {
        class Deep {
            int down(int n) {
                return n < 0 ? n : down(n + 1) + 1;
            }
        }
        acts(
                (position, effects, arguments) -> Value.of(new Deep().down(0)),
                "hook-failed",
                "the hook `test/hook` failed: StackOverflowError: null");
    }

    @Test
    void saysWhyItCannot() {
        acts(
                (position, effects, arguments) -> {
                    throw new HookException("there is no `moon` here");
                },
                "hook-failed",
                "the hook `test/hook` failed: there is no `moon` here");
    }

    @Test
    void asksForWhatThereIsNot() {
        String failed = "the hook `test/hook` failed: ";
        asks(position -> position.number("nothing"), failed + "there is no variable `nothing`");
        asks(position -> position.number("marked"), failed + "`marked` is a set");
        asks(position -> position.sites("told"), failed + "`told` is no set");
        asks(position -> position.number("told", 1), failed + "`told` has 0 keys, not 1");
        asks(position -> position.number("by_player", 2), failed + "`by_player` has no entry 2");
        asks(position -> position.pile("heap"), failed + "there is no pile `heap`");
        asks(position -> position.pile("stock", 1), failed + "`stock` is no player's");
        asks(
                position -> position.board().grouping("tile"),
                failed + "the sites of the board are not grouped by `tile`");
        asks(position -> position.board().directions("up", 0), failed + "no directions are called `up`");
        asks(position -> position.members("shape"), failed + "there is no enumeration `shape`");
        asks(position -> position.members("colour").attribute("size", 0), failed + "no colour has an attribute `size`");
    }

    @Test
    void asksForWhatIsHidden() {
        String hidden = " is hidden, and what a hook shall know of it must be handed over";
        asks(position -> position.number("secret"), "the hook `test/hook` failed: `secret`" + hidden);
        asks(position -> position.pile("hand", 0), "the hook `test/hook` failed: `hand`" + hidden);
    }

    private interface Question {
        Object ask(Position position);
    }

    private static void asks(Question question, String message) {
        acts(
                (position, effects, arguments) -> {
                    question.ask(position);
                    return Value.NOTHING;
                },
                "hook-failed",
                message);
    }

    @Test
    void doesWhatNoRuleCould() {
        Signature all = Signature.of("test/hook").may(Effect.values());
        State occupied = HookedGame.turns(
                all,
                (position, effects, arguments) -> {
                    effects.lift(position.own());
                    return Value.NOTHING;
                },
                "f");
        fails(occupied, "lift-occupied", "`a1` is occupied and cannot be lifted");
        acts(
                (position, effects, arguments) -> {
                    effects.assign("told", Value.of(10));
                    return Value.NOTHING;
                },
                "out-of-range",
                "`told` would be 10, outside 0..9");
        acts(
                (position, effects, arguments) -> {
                    effects.assign("favourite", Value.of(2));
                    return Value.NOTHING;
                },
                "out-of-range",
                "the hook `test/hook` gives 2, which is out of range");
    }

    @Test
    void givesWhatItDoesNotPromise() {
        gives(
                NUMBER,
                Value.of(true),
                "told = f",
                "hook-failed",
                "the hook `test/hook` gives Truth[value=true], which is not what it says it gives");
        gives(
                Signature.of("test/hook").gives(Kind.SITES),
                Value.of(SiteSet.of(16)),
                "marked = f",
                "out-of-range",
                "the hook `test/hook` gives 16, which is out of range");
    }

    @Test
    void keepsThePositionForLater() {
        List<Position> kept = new ArrayList<>();
        State state = HookedGame.turns(
                NOTHING,
                (position, effects, arguments) -> {
                    kept.add(position);
                    return Value.NOTHING;
                },
                "f");
        HookedGame.go(state);
        assertThat(kept).isNotEmpty();
        IllegalStateException late = catchThrowableOfType(
                IllegalStateException.class, () -> kept.get(0).occupied());
        assertThat(late).hasMessage("a position is asked after the call for which it was handed over");
    }
}
