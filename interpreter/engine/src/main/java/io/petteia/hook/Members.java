package io.petteia.hook;

/** A collection of named things, each known by its number from 0: the players, the piece types, the cards, an enumeration, the groups of a grouping. */
public interface Members {
    int size();

    /** {@code none} for -1. */
    String name(int member);

    /** -1 if nothing is called so. */
    int named(String name);

    /**
     * What an attribute says of a member: a number, a truth as 0 or 1, a member by its number.
     *
     * @param keys of an attribute that is a table, as a rule would write them in brackets
     */
    int attribute(String attribute, int member, int... keys);
}
