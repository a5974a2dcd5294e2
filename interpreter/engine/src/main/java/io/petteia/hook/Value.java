package io.petteia.hook;

import java.util.List;

/** What is handed to a hook or given by it. Members of anything (a site, a player, a card, a tile) are known by their numbers, -1 for {@code none}. */
public sealed interface Value {
    Value NOTHING = new Nothing();
    /** No site, no player, no card. */
    Value NONE = new Number(-1);

    /** A number, or a member. */
    record Number(int value) implements Value {}

    record Truth(boolean value) implements Value {}

    record Text(String value) implements Value {}

    record Sites(SiteSet value) implements Value {}

    /** A list, or a set of anything but sites. */
    record Many(List<Integer> value) implements Value {
        public Many {
            value = List.copyOf(value);
        }
    }

    record Nothing() implements Value {}

    static Value of(int value) {
        return new Number(value);
    }

    static Value of(boolean value) {
        return new Truth(value);
    }

    static Value of(String value) {
        return new Text(value);
    }

    static Value of(SiteSet value) {
        return new Sites(value);
    }

    static Value of(List<Integer> value) {
        return new Many(value);
    }
}
