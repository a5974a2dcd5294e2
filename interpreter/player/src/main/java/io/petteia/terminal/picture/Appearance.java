package io.petteia.terminal.picture;

import java.util.List;

/** What stands where, as a picture shows it: of a whole position, or of what one player sees of it. Sites are known by their ordinals. */
public interface Appearance {

    /** Whether the site is on the board now. */
    boolean isLaid(int site);

    /** Whether the site is not on the board now, and is drawn all the same because it may be laid. */
    default boolean isOpen(int site) {
        return false;
    }

    /** The ordinal of the terrain. */
    int terrain(int site);

    /** The pieces on a site, the top one first. */
    List<Man> standing(int site);

    /** Numbers and truths that lie on the site: seeds in a pit, a piece that is bound. */
    List<Mark> marks(int site);

    /**
     * A piece.
     *
     * @param piece its type, {@link #UNKNOWN} where only its owner may know it
     * @param owner its owner, -1 for nobody
     */
    record Man(int piece, int owner) {}

    /**
     * A value of a site.
     *
     * @param name of the variable
     * @param value as written; empty for a truth
     */
    record Mark(String name, String value) {
        boolean isTruth() {
            return value.isEmpty();
        }
    }

    int UNKNOWN = -1;
}
