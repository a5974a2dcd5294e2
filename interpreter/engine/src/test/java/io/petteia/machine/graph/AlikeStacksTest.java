package io.petteia.machine.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;

class AlikeStacksTest {
    private final AlikeStacks stacks = new AlikeStacks(8);

    private int[] row(int cell, int height) {
        int[] row = {};
        for (int n = 0; n < height; n++) row = Objects.requireNonNull(stacks.grown(row, cell));
        return row;
    }

    @Test
    void rowsOfOneCellAreShared() {
        assertThat(row(3, 4)).containsExactly(3, 3, 3, 3).isSameAs(row(3, 4));
        assertThat(stacks.shrunk(row(3, 4))).isSameAs(row(3, 3));
    }

    @Test
    void othersAreNot() {
        assertThat(stacks.grown(row(3, 2), 4)).isNull();
        assertThat(stacks.grown(new int[] {3}, 3)).isNull();
        assertThat(stacks.shrunk(new int[] {3, 4})).isNull();
        assertThat(stacks.grown(new int[0], 8)).isNull();
        assertThat(stacks.grown(row(3, 15), 3)).isNull();
    }
}
