package io.petteia.machine.memory;

/** Runs part of the program on trial and takes everything back. */
public interface Possibility {
    Possibility UNASKED = (entry, part, player) -> {
        throw new IllegalStateException("nothing runs rules here");
    };

    /**
     * @param entry id of the instruction with which the part begins
     * @param part the part's number, at whose end it has been carried out
     * @param player who tries, -1 for the mover
     */
    boolean isPossible(int entry, int part, int player);
}
