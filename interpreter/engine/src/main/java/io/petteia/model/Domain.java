package io.petteia.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A finite collection of named things: the players, the piece types, the sites of the board, the members of an enumeration. A member is known by
 * its ordinal, from 0 in the order of declaration; -1 stands for {@code none}.
 */
public final class Domain {
    /** What kind of thing the members are, for messages and for words that are sets of sites. */
    public enum Sort {
        PLAYER,
        PIECE,
        SITE,
        TERRAIN,
        DIRECTION,
        CARD,
        /** declared under {@code kinds} */
        KIND,
        /** the groups into which a board's picture puts its sites */
        GROUPING,
        /** the choices of an option */
        CHOICE
    }

    public static final int NONE = -1;

    private final Sort sort;
    private final String name;
    private final List<String> members;
    private final Map<String, Integer> ordinals = new HashMap<>();

    public Domain(Sort sort, String name, List<String> members) {
        this.sort = sort;
        this.name = name;
        this.members = List.copyOf(members);
        for (int i = 0; i < members.size(); i++) ordinals.putIfAbsent(members.get(i), i);
    }

    public Sort sort() {
        return sort;
    }

    /** As types spell it: {@code player}, {@code piece}, {@code site}, {@code order}. */
    public String name() {
        return name;
    }

    public List<String> members() {
        return members;
    }

    public int size() {
        return members.size();
    }

    /** The ordinal of a member, -1 if there is none of that name. */
    public int ordinal(String member) {
        return ordinals.getOrDefault(member, NONE);
    }

    /** The member's name, {@code none} for -1. */
    public String member(int ordinal) {
        return ordinal == NONE ? "none" : members.get(ordinal);
    }

    @Override
    public String toString() {
        return name;
    }
}
