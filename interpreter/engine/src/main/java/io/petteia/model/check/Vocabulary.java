package io.petteia.model.check;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names that the language itself declares. Unlike its reserved words they are ordinary names that happen to be taken. */
enum Vocabulary {
    OWN(Role.SITES),
    ENEMY(Role.SITES),
    NEUTRAL(Role.SITES),
    OCCUPIED(Role.SITES),
    EMPTY(Role.SITES),
    ANY(Role.SITES),
    TABLE(Role.SITES),
    HERE(Role.SITES),
    EDGE(Role.EDGE),
    MOVER(Role.VALUE),
    OPPONENT(Role.VALUE),
    PLAYERS(Role.VALUE),
    PASSES(Role.VALUE),
    TURN_NUMBER(Role.VALUE),
    MIDDLE(Role.VALUE),
    NOTHING(Role.VALUE),
    THIS(Role.VALUE),
    OPTION(Role.OPTION),
    BOARD(Role.BOARD),
    PIECE(Role.TYPE_AND_FUNCTION),
    SITE(Role.TYPE_AND_FUNCTION),
    TERRAIN(Role.TYPE_AND_FUNCTION),
    SITES(Role.TYPE_AND_FUNCTION),
    PLAYER(Role.TYPE),
    CARD(Role.TYPE),
    DIRECTION(Role.TYPE),
    BOOLEAN(Role.TYPE),
    NUMBER(Role.TYPE),
    TEXT(Role.TYPE),
    PATTERN(Role.TYPE),
    COUNT(Role.GATHERING),
    SOME(Role.GATHERING),
    NO(Role.GATHERING),
    EVERY(Role.GATHERING),
    SUM(Role.GATHERING),
    MIN(Role.GATHERING),
    MAX(Role.GATHERING),
    FIRST(Role.GATHERING),
    LAST(Role.GATHERING),
    BEST(Role.GATHERING),
    OCCURRENCES(Role.HISTORY),
    REPEATED(Role.HISTORY),
    CYCLE(Role.HISTORY),
    OWNER(Role.FUNCTION),
    OWNERS(Role.FUNCTION),
    HEIGHT(Role.FUNCTION),
    NEIGHBOURS(Role.FUNCTION),
    GROUP(Role.FUNCTION),
    GROUPS(Role.FUNCTION),
    REACH(Role.FUNCTION),
    STEP(Role.FUNCTION),
    AXIS(Role.FUNCTION),
    DISTANCE(Role.FUNCTION),
    AREA(Role.FUNCTION),
    OPPOSITE(Role.FUNCTION),
    ROW(Role.FUNCTION),
    COLUMN(Role.FUNCTION),
    RECT(Role.FUNCTION),
    AFTER(Role.FUNCTION),
    BEFORE(Role.FUNCTION),
    HOLDER(Role.FUNCTION),
    LEAP(Role.STEPPING),
    BEND(Role.STEPPING);

    /** Where a word may stand. */
    enum Role {
        /** a word for sites */
        SITES,
        VALUE,
        TYPE,
        FUNCTION,
        TYPE_AND_FUNCTION,
        /** a function that also takes {@code x in S} */
        GATHERING,
        HISTORY,
        /** only in patterns */
        STEPPING,
        EDGE,
        OPTION,
        BOARD
    }

    private static final Map<String, Vocabulary> BY_NAME = new HashMap<>();

    static {
        for (Vocabulary word : values()) BY_NAME.put(word.spelling(), word);
    }

    private final Role role;

    Vocabulary(Role role) {
        this.role = role;
    }

    Role role() {
        return role;
    }

    /** Whether the word has a meaning only with parentheses behind it. */
    boolean isFunction() {
        return role == Role.FUNCTION || role == Role.GATHERING || role == Role.HISTORY || role == Role.STEPPING;
    }

    String spelling() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    static @Nullable Vocabulary of(String name) {
        return BY_NAME.get(name);
    }
}
