package io.petteia.playtest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpreadTest {
    @Test
    void figuresOfAFewNumbers() {
        Spread spread = new Spread();
        for (int number : new int[] {4, 2, 9, 4, 5, 5, 7, 4}) spread.add(number);
        assertThat(spread.count()).isEqualTo(8);
        assertThat(spread.least()).isEqualTo(2);
        assertThat(spread.most()).isEqualTo(9);
        assertThat(spread.median()).isEqualTo(4);
        assertThat(spread.mean()).isEqualTo(5);
        assertThat(spread.deviation()).isCloseTo(2.1381, within(0.0001));
    }

    @Test
    void theMedianIsTheLowerOfTwoInTheMiddle() {
        Spread spread = new Spread();
        spread.add(1);
        spread.add(3);
        assertThat(spread.median()).isEqualTo(1);
        spread.add(3);
        assertThat(spread.median()).isEqualTo(3);
    }

    @Test
    void nothingIsZero() {
        Spread none = new Spread();
        assertThat(none.mean()).isZero();
        assertThat(none.median()).isZero();
        assertThat(none.deviation()).isZero();
        assertThat(none.most()).isZero();
    }
}
