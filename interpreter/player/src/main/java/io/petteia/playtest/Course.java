package io.petteia.playtest;

import io.petteia.game.Result;
import org.jspecify.annotations.Nullable;

/**
 * What came of a game.
 *
 * @param moves that players made; chance outcomes are not counted
 * @param choices the legal moves at all these decisions, added up
 * @param most legal moves at one decision
 * @param result null if the game was broken off
 * @param fault what stopped the game, null if nothing did
 */
record Course(
        int moves,
        long choices,
        int most,
        @Nullable Result result,
        @Nullable Fault fault) {}
