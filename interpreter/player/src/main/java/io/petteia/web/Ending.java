package io.petteia.web;

import io.petteia.store.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * How a game was ended outside of its rules.
 *
 * @param how {@code resigned}, {@code draw}, {@code time}
 * @param player the name of whoever lost by it; null for a draw
 */
record Ending(String how, @Nullable String player) {
    static Ending resigned(String player) {
        return new Ending("resigned", player);
    }

    static Ending draw() {
        return new Ending("draw", null);
    }

    static Ending time(String player) {
        return new Ending("time", player);
    }

    String why() {
        return switch (how) {
            case "resigned" -> player + " resigned";
            case "time" -> player + " ran out of time";
            default -> "draw agreed";
        };
    }

    String outcome(String name) {
        return player == null ? "draw" : name.equals(player) ? "loss" : "win";
    }

    GameRecord.Ended record() {
        return new GameRecord.Ended(player);
    }
}
