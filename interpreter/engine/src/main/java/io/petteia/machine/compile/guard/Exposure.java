package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.pattern.Attackers;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Truths;
import io.petteia.model.checked.Term.SetOperation;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A guard that says that none of the mover's pieces of some types is attacked: {@code require no(own T where some(u in enemy where it in attacks(u)))}, as
 * {@code not check} says.
 *
 * @param condition what it says
 * @param exposed those pieces' sites
 * @param attackers who attacks such a site, as {@link Attackers} asks
 * @param reads what of the position the guard reads
 * @param key the same for guards that say the same
 * @param places where the words of those types are
 */
public record Exposure(
        IntNode condition, SetNode exposed, Attackers.Asked attackers, Reads reads, String key, Set<Integer> places) {

    public static @Nullable Exposure of(Terms terms, Flow.Require guard) {
        IntNode condition = guard.condition;
        while (condition instanceof Truths.Not outer && outer.of instanceof Truths.Not inner) condition = inner.of;
        if (!(condition instanceof Truths.IsEmpty none) || !(none.set instanceof SiteSets.Filtered filtered))
            return null;
        SiteSets.Pieces pieces = ownPieces(filtered.of);
        if (pieces == null || !(filtered.by instanceof SiteSets.Where where)) return null;
        int slot = where.slot;
        IntNode asked = where.condition;
        if (asked instanceof Calls.OfInt call) {
            boolean passes = call.arguments.length == 1
                    && call.arguments[0] instanceof Calls.IntArgument a
                    && a.value instanceof Numbers.Temporary t
                    && t.at == slot;
            if (!passes) return null;
            slot = call.arguments[0].slot.at();
            asked = call.body;
        }
        if (!(asked instanceof Gatherings.Exists exists) || !Attackers.fit(terms, exists)) return null;
        Attackers.Asked attackers = Attackers.asked(exists);
        boolean fits = attackers != null
                && attackers.enemies()
                && attackers.site() instanceof Numbers.Temporary t
                && t.at == slot;
        if (attackers == null || !fits) return null;
        StringBuilder key = new StringBuilder("exposed " + Arrays.toString(pieces.from));
        for (Object[] each : attackers.byPiece())
            for (Object pattern : each) key.append(' ').append(System.identityHashCode(pattern));
        return new Exposure(
                guard.condition,
                filtered.of,
                attackers,
                terms.unit.reads(condition),
                key.toString(),
                Arrays.stream(pieces.from).boxed().collect(Collectors.toSet()));
    }

    /** Whether one of some pieces must not be attacked. */
    boolean isAmong(BitSet pieces, Layout layout) {
        return pieces.stream().anyMatch(piece -> places.contains(layout.piece(piece)));
    }

    private static SiteSets.@Nullable Pieces ownPieces(SetNode set) {
        if (!(set instanceof Sets.Combine c) || c.operation != SetOperation.INTERSECTION) return null;
        if (c.left instanceof SiteSets.Own && c.right instanceof SiteSets.Pieces p) return p;
        return c.right instanceof SiteSets.Own && c.left instanceof SiteSets.Pieces p ? p : null;
    }
}
