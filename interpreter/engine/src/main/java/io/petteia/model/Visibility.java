package io.petteia.model;

/** Who sees a value: all, its owner (the player who is its first key), nobody. */
public enum Visibility {
    ALL,
    OWNER,
    NONE
}
