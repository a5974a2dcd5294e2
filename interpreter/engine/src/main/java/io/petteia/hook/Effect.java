package io.petteia.hook;

/** What a hook may do to the game, each as the statement of that name does it. */
public enum Effect {
    PLACE("place pieces"),
    MOVE("move pieces"),
    REMOVE("remove pieces"),
    CHANGE("change pieces"),
    GIVE("give pieces away"),
    LAY("lay sites"),
    LIFT("lift sites"),
    ASSIGN("assign variables");

    private final String words;

    Effect(String words) {
        this.words = words;
    }

    /** As a message says it: {@code lift sites}. */
    public String words() {
        return words;
    }
}
