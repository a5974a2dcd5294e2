package io.petteia.game;

import io.petteia.model.Pile;
import io.petteia.model.Variable;
import java.util.BitSet;
import java.util.List;

/**
 * What there is to see of a position: of all of it, through a {@link State}, or of what one player knows, through a {@link View}. Sites, pieces, players and
 * cards are known by their ordinals in the model.
 */
public interface Look {
    /** Stands for a piece or value that is hidden. */
    int HIDDEN = Integer.MIN_VALUE;

    Game game();

    boolean isLaid(int site);

    /** The top piece, -1 on an empty site, {@link #HIDDEN} if something stands there and may not be known. */
    int piece(int site);

    /** Whose the top piece is, -1 for nobody's or none. */
    int owner(int site);

    int height(int site);

    /** All pieces on a site, the lowest first. */
    List<Piece> stack(int site);

    /** -1 in games without terrain. */
    int terrain(int site);

    /** An entry that is a number, truth (0, 1) or member (-1 for none). */
    int value(Variable variable, int... keys);

    /** An entry that is a set: ordinals of members, or numbers less the least of their type; of a hidden one the empty set. */
    BitSet set(Variable variable, int... keys);

    boolean isVisible(Variable variable, int... keys);

    /** The cards of a pile, the top first; {@link #HIDDEN} each where they may not be known. Player 0 for a pile that is nobody's own. */
    List<Integer> pile(Pile pile, int player);

    /** What is shown beside the names. */
    List<ShownValue> shown();

    record Piece(int piece, int owner) {}

    /** @param value as it reads; {@code ?} if it is hidden */
    record ShownValue(String name, int player, String value) {}
}
