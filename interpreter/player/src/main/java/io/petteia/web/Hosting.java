package io.petteia.web;

import io.petteia.game.TakingBack;
import org.jspecify.annotations.Nullable;

/**
 * How a game is hosted.
 *
 * @param undo what players may take back
 * @param clock null without clocks
 * @param pace milliseconds that a program waits before it moves, so that people can follow
 */
record Hosting(TakingBack undo, @Nullable Timing clock, int pace) {
    static final int USUAL_PACE = 300;

    /** @param base milliseconds that each has for the whole game @param increment milliseconds more for each move made */
    record Timing(long base, long increment) {}
}
