package io.petteia.hook;

/** A hook cannot do what it was called for. The author of the game is told why, at the place of the call. */
public class HookException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param why a sentence without a full stop, names in backquotes */
    public HookException(String why) {
        super(why);
    }
}
