package io.petteia.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves one behind the other, the last first; shared by copies of a state. */
record Log(@Nullable Log before, Played last, int size) {
    static Log with(@Nullable Log before, Played played) {
        return new Log(before, played, before == null ? 1 : before.size + 1);
    }

    /** Those behind an earlier log, the first first. */
    static List<Played> since(@Nullable Log earlier, @Nullable Log log) {
        List<Played> all = new ArrayList<>();
        for (Log at = log; at != null && at != earlier; at = at.before) all.add(at.last);
        Collections.reverse(all);
        return all;
    }

    /** The last move of a player replaced by the same one told otherwise; the moves of others behind it stay. */
    static @Nullable Log replaced(@Nullable Log log, int actor, Played told) {
        if (log == null) return null;
        if (log.last.actor() == actor) return with(log.before, told);
        return with(replaced(log.before, actor, told), log.last);
    }

    static @Nullable Played lastOf(@Nullable Log log, int actor) {
        for (Log at = log; at != null; at = at.before) if (at.last.actor() == actor) return at.last;
        return null;
    }
}
