package io.petteia.hook;

/**
 * Java that a game may call: {@code hook n(a: T) -> T from "id"} in its rules, and then {@code n(…)} like a rule or a define. It is for what is long or
 * slow to say in the language.
 *
 * <p>A hook is shared by all games and threads and keeps nothing between calls. All that it may use is what it is handed: the position, which is the one
 * that rules see, and its arguments. It asks no clock and throws no dice (a game rolls, and hands over what fell), for the same moves must lead to the
 * same position on any machine. It changes the game by its {@link Effects} alone.
 */
public interface Hook {
    /** Always the same. */
    Signature signature();

    /**
     * @param effects what it may change: nothing but what its signature says
     * @return of the kind that its signature says; {@link Value#NOTHING} if that says none
     */
    Value call(Position position, Effects effects, Arguments arguments);
}
