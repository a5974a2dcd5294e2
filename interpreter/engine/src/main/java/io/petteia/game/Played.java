package io.petteia.game;

import io.petteia.machine.graph.Told;
import io.petteia.machine.memory.Seen;
import org.jspecify.annotations.Nullable;

/** A move that was played, or an outcome of chance, with what each may read of it. */
public final class Played {
    /** How a move reads of which nothing may be known. */
    public static final String UNKNOWN = Told.HIDDEN;

    private final int actor;
    private final Move move;
    private final @Nullable Told told;
    private final int seen;
    private final String unseen;

    /**
     * @param told what may be read of it; null if it is all or nothing
     * @param seen who may read it, if it is
     * @param unseen what the others read
     */
    private Played(int actor, Move move, @Nullable Told told, int seen, String unseen) {
        this.actor = actor;
        this.move = move;
        this.told = told;
        this.seen = seen;
        this.unseen = unseen;
    }

    /** In a game without secrets. */
    static Played openly(int actor, Move move) {
        return new Played(actor, move, null, Seen.BY_ALL, Told.HIDDEN);
    }

    static Played told(Move move, int actor, Told told) {
        return new Played(actor, move, told, Seen.BY_NOBODY, Told.HIDDEN);
    }

    /** As yet, or for ever, only some know it. */
    static Played hidden(int actor, Move move, int seen, String unseen) {
        return new Played(actor, move, null, seen, unseen);
    }

    /** The player, or {@link State#CHANCE}. */
    public int actor() {
        return actor;
    }

    /** Chosen unseen, and not yet carried out. */
    boolean isPending() {
        return actor >= 0 && told == null && seen != Seen.BY_ALL;
    }

    /** With all that is secret in it; for records that no player sees while the game goes on. */
    public Move move() {
        return move;
    }

    /** As a player may read it; -1 for whoever only watches. */
    public String notation(int viewer) {
        if (actor >= 0 && viewer == actor || Seen.is(seen, viewer)) return move.notation();
        return told == null ? unseen : told.text(viewer);
    }

    /** Whether a player, or with -1 whoever only watches, may read all of it. */
    public boolean isPlain(int viewer) {
        return actor >= 0 && viewer == actor || Seen.is(seen, viewer) || told != null && told.isPlain(viewer);
    }
}
