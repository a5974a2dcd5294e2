package io.petteia.machine.memory;

import io.petteia.model.Visibility;

/** Who sees or knows something, as bits: one for each player by ordinal, the highest for whoever only watches. */
public final class Seen {
    public static final int BY_ALL = -1;
    public static final int BY_NOBODY = 0;

    private Seen() {}

    /** @param viewer a player, or -1 for whoever only watches */
    public static int by(int viewer) {
        return viewer < 0 ? Integer.MIN_VALUE : 1 << viewer;
    }

    /** @param owner -1 if it is nobody's */
    public static int by(Visibility visibility, int owner) {
        return switch (visibility) {
            case ALL -> BY_ALL;
            case OWNER -> owner < 0 ? BY_NOBODY : by(owner);
            case NONE -> BY_NOBODY;
        };
    }

    public static boolean is(int seen, int viewer) {
        return (seen & by(viewer)) != 0;
    }
}
