package io.petteia.game;

import java.util.List;

/**
 * All the choices of one decision, made. Belongs to the state whose {@link State#legalMoves()} listed it (or whose {@link State#move} read it) and
 * to states equal to it. Chance outcomes are moves too.
 *
 * @param notation unique among the moves of its state; what players type and records hold
 * @param parts the choices one by one, so that a page can offer the move piece by piece
 */
public record Move(String notation, List<Part> parts, Script script) {

    /**
     * One choice.
     *
     * @param prompt the name of the local that takes it ({@code unit}, {@code goal}, of a roll too), or {@code either}, {@code optionally}, {@code pass}, {@code
     *     shuffle}
     * @param value how it reads: a site, a piece, a number, a label
     * @param site the ordinal of the site chosen, -1 if it is not a site
     */
    public record Part(String prompt, String value, int site) {}

    @Override
    public String toString() {
        return notation;
    }
}
