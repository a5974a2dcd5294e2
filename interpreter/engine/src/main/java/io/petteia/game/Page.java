package io.petteia.game;

import org.jspecify.annotations.Nullable;

/**
 * What a state knows of its past, beside the position: what was played, and what of it is still secret.
 *
 * @param revealing whether the last move showed somebody something that he could not know before
 * @param mark where in the journal no variable held a secret, and nobody had chosen unseen, if that is known
 * @param before what had been played then
 */
record Page(
        @Nullable Log log,
        boolean revealing,
        Since since,
        int mark,
        @Nullable Log before) {

    /** How long there have been secrets. */
    enum Since {
        /** there are none */
        OPEN,
        /** since what was played behind the mark */
        MARK,
        /** nobody knows: the position was given, or has forgotten its past */
        UNKNOWN
    }

    static Page begin(boolean secrets) {
        return new Page(null, false, secrets ? Since.UNKNOWN : Since.OPEN, -1, null);
    }

    /** Whether it says nothing. */
    boolean isBlank() {
        return log == null && !revealing && since == Since.OPEN;
    }

    Page open() {
        return new Page(log, revealing, Since.OPEN, -1, null);
    }

    Page secretSince(int journal, @Nullable Log played) {
        return new Page(log, revealing, Since.MARK, journal, played);
    }

    /** A move in a game without secrets. */
    Page played(Played move, boolean reveals) {
        return new Page(Log.with(log, move), reveals, since, mark, before);
    }

    /** As in a copy of the memory whose journal begins at a mark. */
    Page copiedFrom(int journal) {
        return since == Since.MARK ? secretSince(mark - journal, before) : this;
    }
}
