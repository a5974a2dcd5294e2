package io.petteia.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {
    @Test
    void everyGameHasItsOwnChance() {
        Set<Long> firsts = new HashSet<>();
        for (int seed = 0; seed < 50; seed++)
            for (int game = 0; game < 50; game++)
                firsts.add(Seeds.random(seed, game).nextLong());
        assertThat(firsts).hasSize(2500);
    }

    @Test
    void theNumbersAreTheSameOnEveryMachine() {
        assertThat(Seeds.random(1, 0).nextInt(1_000_000))
                .isEqualTo(Seeds.random(1, 0).nextInt(1_000_000));
        assertThat(Seeds.random(1, 0).nextLong()).isEqualTo(EXPECTED);
    }

    private static final long EXPECTED = -5653703133376969021L;
}
