package io.petteia.machine.memory;

import org.jspecify.annotations.Nullable;

/**
 * How the game ended, by player ordinal; immutable.
 *
 * @param ranks 1 for the first, shared by those who tie; seated players only
 * @param won by player whether he is among the winners: false for all in a draw
 * @param drawn whether those of rank 1 share the game without winning it
 * @param scores what was counted, null if nothing was
 */
public record Ending(
        int[] ranks,
        boolean[] won,
        boolean drawn,
        int stakes,
        int @Nullable [] scores,
        @Nullable String why) {}
