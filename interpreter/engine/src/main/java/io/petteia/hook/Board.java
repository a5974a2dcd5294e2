package io.petteia.hook;

import java.util.List;

/** The board as it lies there, whatever stands on it and whether its sites are laid. Sites and directions are known by their numbers. */
public interface Board {
    /** How many sites there are, laid or not. */
    int size();

    String name(int site);

    /** -1 if none is called so. */
    int site(String name);

    /** From 1; 0 where there are no rows. */
    int row(int site);

    int column(int site);

    /**
     * The directions of a name such as {@code orthogonal}, {@code N} or the board's own ways.
     *
     * @param player who looks, for what is {@code forward}
     */
    List<Integer> directions(String name, int player);

    /** The next site in a direction, -1 beyond the edge. */
    int next(int site, int direction);

    /** The direction back, -1 if there is none. */
    int opposite(int direction);

    /** The sites beside it that are joined to it: orthogonally, or by links. */
    SiteSet joined(int site);

    Grouping grouping(String name);
}
