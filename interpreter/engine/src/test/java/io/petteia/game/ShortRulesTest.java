package io.petteia.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.petteia.hook.Hooks;
import java.time.Duration;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Short rules are written out where they are called, which must not take longer the more of them call one another. */
class ShortRulesTest {
    private static final String PLAY = "play { turns of players { either \"go\" { r0 } or \"stay\" { told = 0 } } }\n";

    @Test
    void aShortRuleIsCarriedOutWhereItIsCalled() {
        State state = start(PLAY + "rule r0 { r1; r1 }\nrule r1 { if told < 9 { told += 1 } }\n");
        state.play(Objects.requireNonNull(state.move("go")));
        assertThat(state.position()).contains("told: 2");
    }

    @Test
    void rulesThatCallOthersTwiceAreReadAtOnce() {
        String rules = PLAY
                + IntStream.range(0, 60)
                        .mapToObj(n -> "rule r" + n + " { r" + (n + 1) + "; r" + (n + 1) + " }\n")
                        .collect(Collectors.joining())
                + "rule r60 { told = 1 }\n";
        State state = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> start(rules));
        assertThat(state.actor()).isZero();
    }

    private static State start(String rules) {
        Loading loading = HookedGame.load(Hooks.NONE, rules);
        assertThat(loading.game()).as(HookedGame.told(loading.diagnostics())).isNotNull();
        return Objects.requireNonNull(loading.game()).start();
    }
}
