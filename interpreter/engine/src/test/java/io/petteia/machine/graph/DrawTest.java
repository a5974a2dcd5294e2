package io.petteia.machine.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class DrawTest {
    @Test
    void everyMemberOfAWordIsFound() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 2000; round++) {
            long word = random.nextLong();
            // Every other word has few members.
            for (int thinned = 0; thinned < 2 * (round % 2); thinned++) word &= random.nextLong();
            int number = 0;
            for (long rest = word; rest != 0; rest &= rest - 1)
                assertThat(Draw.member(word, number++)).isEqualTo(Long.numberOfTrailingZeros(rest));
        }
        assertThat(Draw.member(-1L, 63)).isEqualTo(63);
        assertThat(Draw.member(Long.MIN_VALUE, 0)).isEqualTo(63);
    }

    @Test
    void allNumbersBelowABoundAreDrawnEquallyOften() {
        SplittableRandom random = new SplittableRandom(7);
        int[] drawn = new int[7];
        for (int n = 0; n < 70_000; n++) drawn[Draw.below(random, 7)]++;
        for (int times : drawn) assertThat(times).isBetween(9_600, 10_400);
    }

    @Test
    void whatWouldFavourSomeIsDrawnAnew() {
        // of 2^32 numbers the lowest remainder of the bound would be drawn once too often
        long[] given = {0, 5L << 61};
        int[] asked = {0};
        RandomGenerator twice = () -> given[asked[0]++];
        assertThat(Draw.below(twice, 3)).isEqualTo(1);
        assertThat(asked[0]).isEqualTo(2);
    }
}
