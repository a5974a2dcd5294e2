package io.petteia.machine.compile.facts;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.model.checked.Term.SetOperation;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which piece of the mover's stands on the site in a local, where it was chosen among those of one type and nothing has changed since. */
public final class OwnPieces {
    private final Map<Integer, Integer> pieces = new HashMap<>();

    /** A local now holds a member of a set. */
    public void note(int local, SetNode set, Layout layout) {
        pieces.remove(local);
        if (!KnownSites.isWithin(set, KnownSites.Fact.OWN)) return;
        int piece = piece(set, layout);
        if (piece >= 0) pieces.put(local, piece);
    }

    /** A local now holds what another one does. */
    public void copy(int to, int from) {
        Integer piece = pieces.get(from);
        if (piece == null) pieces.remove(to);
        else pieces.put(to, piece);
    }

    /** What of a table by piece is that of the piece on a site; null where that is not known. */
    public CompiledPattern @Nullable [] of(IntNode site, CompiledPattern[][] byPiece) {
        Integer piece = site instanceof Numbers.Stored s ? pieces.get(s.at) : null;
        return piece == null ? null : byPiece[piece];
    }

    private static int piece(SetNode set, Layout layout) {
        if (set instanceof SiteSets.Pieces p && p.from.length == 1)
            for (int piece = 0; piece < layout.model().pieces().size(); piece++)
                if (layout.piece(piece) == p.from[0]) return piece;
        if (!(set instanceof Sets.Combine c) || c.operation != SetOperation.INTERSECTION) return -1;
        int left = piece(c.left, layout);
        return left >= 0 ? left : piece(c.right, layout);
    }
}
