package io.petteia.machine.compile.facts;

import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.Element;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the sites in locals, for they were drawn from a set that says so, until play comes to where others come to: that there is one, and until the position
 * changes what stands on it.
 */
public final class KnownSites {
    public enum Fact {
        EMPTY,
        OWN,
        /** some site, and not none */
        SITE
    }

    private final Map<Integer, Fact> facts = new HashMap<>();

    /** A local now holds a member of a set, of sites or of something else. */
    public void note(Layout.Slot slot, boolean sites, @Nullable SetNode set) {
        if (isWithin(set, Fact.EMPTY)) facts.put(slot.at(), Fact.EMPTY);
        else if (isWithin(set, Fact.OWN)) facts.put(slot.at(), Fact.OWN);
        else if (sites) facts.put(slot.at(), Fact.SITE);
        else facts.remove(slot.at());
    }

    public boolean knows(IntNode site, Fact fact) {
        return site instanceof Numbers.Stored s && facts.get(s.at) == fact;
    }

    /** Whether a local is known to hold a site. */
    public boolean isSite(IntNode site) {
        return site instanceof Numbers.Stored s && facts.containsKey(s.at);
    }

    /** The board has changed. */
    public void forgetBoard() {
        facts.replaceAll((at, fact) -> Fact.SITE);
    }

    /** An instruction has done whatever it does to the position, and to its locals. */
    public void forget(Instruction after) {
        forgetBoard();
        forgetWritten(after);
    }

    /** An instruction has set its locals, and changed nothing on the board. */
    public void forgetWritten(Instruction after) {
        for (Layout.Slot slot : after.writes()) facts.remove(slot.at());
    }

    public void forget() {
        facts.clear();
    }

    public Map<Integer, Fact> keep() {
        return Map.copyOf(facts);
    }

    public void putBack(Map<Integer, Fact> kept) {
        facts.clear();
        facts.putAll(kept);
    }

    public static boolean isWithin(@Nullable SetNode set, Fact fact) {
        if (set instanceof SiteSets.Empty) return fact == Fact.EMPTY;
        if (set instanceof SiteSets.Own) return fact == Fact.OWN;
        if (set instanceof SiteSets.Filtered f) return isWithin(f.of, fact) || isWithin(f.by, fact);
        if (set instanceof Patterns.Yielded y && fact == Fact.EMPTY) return yieldsEmpty(y);
        if (!(set instanceof Sets.Combine c)) return false;
        return switch (c.operation) {
            case UNION -> isWithin(c.left, fact) && isWithin(c.right, fact);
            case INTERSECTION -> isWithin(c.left, fact) || isWithin(c.right, fact);
            case DIFFERENCE -> isWithin(c.left, fact);
        };
    }

    /** Whether pieces lead to empty sites alone. */
    private static boolean yieldsEmpty(Patterns.Yielded yielded) {
        CompiledPattern[][] byPiece = yielded.byPiece;
        if (byPiece == null) return false;
        for (CompiledPattern[] patterns : byPiece)
            for (CompiledPattern each : patterns)
                for (Element at = each.first(); at != Element.ACCEPT; at = at.next)
                    if (!(at instanceof Element.Step s) || s.collected && !isWithin(s.klass.sites(), Fact.EMPTY))
                        return false;
        return true;
    }
}
