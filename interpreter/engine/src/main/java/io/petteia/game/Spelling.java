package io.petteia.game;

import io.petteia.machine.graph.MoveSink;
import io.petteia.machine.graph.Notation;
import io.petteia.machine.graph.Run;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Looks for a move among all its spellings: where different choices are one move, it can be told in each of these ways, though only one is listed. */
final class Spelling implements MoveSink {
    private final String wanted;
    private @Nullable Move found;
    private long @Nullable [] identity;
    private boolean ambiguous;

    Spelling(String wanted) {
        this.wanted = wanted;
    }

    @Override
    public boolean complete(Run run) {
        Notation notation = run.notation;
        if (notation == null || !notation.text().equals(wanted)) return false;
        long[] way = run.identity.slice(run.identityStart);
        if (found == null) {
            found = Moves.move(wanted, notation.choices(), new Script(run.script.slice(0)));
            identity = way;
        } else ambiguous |= !Arrays.equals(identity, way);
        return ambiguous;
    }

    /** Null if nothing reads so, or more than one move does. */
    @Nullable
    Move found() {
        return ambiguous ? null : found;
    }
}
