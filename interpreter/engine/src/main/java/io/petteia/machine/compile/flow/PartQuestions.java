package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.facts.Unfailing;
import io.petteia.machine.compile.pattern.LeadingOn;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Telling;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Sources;
import io.petteia.machine.pattern.CompiledPattern;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether a part that is preferred, repeated or optional can be carried out, asked of sets instead of by trying it. Condition: it begins with a choice, with nothing
 * before it but numbers assigned and texts recorded that the choice does not read; behind the choice nothing can fail ({@link Unfailing}); and the choice is from a set, or of
 * what the patterns of the piece on a site yield. Or two such choices follow one another, first one of the mover's own pieces, then where its patterns lead
 * ({@link LeadingOn}), and nothing can fail behind the second.
 */
public final class PartQuestions {
    private final Terms terms;
    private final Unit unit;
    /** places of locals that hold what was chosen first, and all that was assigned on the way */
    private final Set<Integer> holding = new HashSet<>();

    private final Reads assigned;

    private PartQuestions(Terms terms) {
        this.terms = terms;
        unit = terms.unit;
        assigned = new Reads(unit.layout);
    }

    /** A truth; null if it does not fit. */
    public static @Nullable String write(Terms terms, Flow.Part part) {
        if (!terms.unit.has(Rewrite.PARTS_ASKED_AS_SETS)) return null;
        int at = terms.code.position();
        String[] words = new PartQuestions(terms).words(part);
        if (words != null) return "(!(" + SetQuestions.isZero(terms.code.let(words)) + "))";
        terms.code.cut(at);
        return null;
    }

    /** Whether all parts but the last are asked so. */
    public static boolean areAsked(Unit unit, Flow.Prefer prefer) {
        Terms trial = new Terms(unit, new Code(), Terms.MOVER);
        for (int n = 0; n < prefer.parts.length - 1; n++) if (write(trial, prefer.parts[n]) == null) return false;
        return true;
    }

    private String @Nullable [] words(Flow.Part part) {
        Choices.Choose first = choiceFrom(part.entry());
        if (first == null) return null;
        SetNode set = WholeOffers.set(first);
        if (set == null) return matches(first);
        if (isAssigned(set) || isAssigned(first.binding.where())) return null;
        if (unit.unfailing().from(first.next())) return WholeOffers.write(terms, first, set);
        return set instanceof SiteSets.Own ? leading(first, set) : null;
    }

    /** What the first choice may be for the second to have options. */
    private String @Nullable [] leading(Choices.Choose first, SetNode set) {
        int slot = first.binding.slot().at();
        holding.add(slot);
        assigned.ints.set(slot);
        Choices.Choose second = choiceFrom(first.next());
        if (second == null || second.binding.where() != null) return null;
        if (!unit.unfailing().from(second.next())) return null;
        CompiledPattern[][] byPiece = fromHeld(second);
        if (byPiece == null || isAssigned(byPiece)) return null;
        String[] own = WholeOffers.write(terms, first, set);
        return own == null ? null : LeadingOn.among(terms, byPiece, own);
    }

    private CompiledPattern @Nullable [][] fromHeld(Choices.Choose second) {
        if (second.binding.source() instanceof Sources.OfMatches of) return isHeld(of.origins) ? of.byPiece : null;
        return WholeOffers.set(second) instanceof Patterns.Yielded y && isHeld(y.origins) ? y.byPiece : null;
    }

    private boolean isHeld(SetNode origins) {
        return origins instanceof Sets.Singleton one
                && one.member instanceof Numbers.Stored s
                && holding.contains(s.at);
    }

    private String @Nullable [] matches(Choices.Choose choose) {
        boolean plain = choose.binding.source() instanceof Sources.OfMatches
                && choose.binding.where() == null
                && unit.unfailing().from(choose.next());
        if (!plain || !(choose.binding.source() instanceof Sources.OfMatches of)) return null;
        if (!(of.origins instanceof Sets.Singleton one) || of.byPiece == null) return null;
        if (isAssigned(one) || isAssigned(of.byPiece)) return null;
        return terms.patterns.heldOrNull(of.byPiece, one);
    }

    private boolean isAssigned(@Nullable Object node) {
        if (node == null) return false;
        Reads reads = unit.reads(node);
        return reads.everything || reads.ints.intersects(assigned.ints) || reads.bits.intersects(assigned.bits);
    }

    /** The first choice on a way on which nothing else is done than to assign. */
    private Choices.@Nullable Choose choiceFrom(Instruction from) {
        Instruction at = from;
        for (int steps = 0; steps < 50; steps++) {
            if (at instanceof Choices.Choose choose) return choose;
            if (at instanceof Flow.Call call) at = call.entry;
            else if (at instanceof Assignments.Locals l && noteLocals(l)) at = l.next();
            else if (at instanceof Assignments.OfInts a && a.place instanceof Numbers.Constant c) {
                assigned.ints.set(c.value, c.value + a.entries);
                at = a.next();
            } else if (at instanceof Boundaries.Record
                    || at instanceof Flow.Label l && l.next() != l
                    || at.getClass().getEnclosingClass() == Telling.class) at = at.next();
            else return null;
        }
        return null;
    }

    private boolean noteLocals(Assignments.Locals locals) {
        for (Calls.Argument each : locals.arguments) {
            Layout.Slot slot = each.slot;
            if (slot.kind() == Layout.Kind.OBJECT) return false;
            if (slot.kind() == Layout.Kind.BITS) assigned.bits.set(slot.at(), slot.at() + slot.width());
            else {
                assigned.ints.set(slot.at());
                boolean same = each instanceof Calls.IntArgument a
                        && a.value instanceof Numbers.Stored s
                        && holding.contains(s.at);
                if (same) holding.add(slot.at());
                else holding.remove(slot.at());
            }
        }
        return true;
    }
}
