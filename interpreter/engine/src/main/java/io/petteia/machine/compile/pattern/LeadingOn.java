package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.term.KeptSets;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Sources;
import io.petteia.machine.pattern.CompiledPattern;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where one of the mover's pieces is chosen and then a site to which its patterns lead, only pieces are tried whose patterns lead anywhere: found for all of them at
 * once, by running the patterns backwards ({@link BackwardSets}). Condition: the first choice is among {@code own}, and between the two nothing is done but numbers assigned,
 * locals set and texts recorded; the second is from the site chosen, or a local that was given it; the patterns can be run backwards.
 */
public final class LeadingOn {
    private LeadingOn() {}

    /** The own pieces that lead on, as words; null where it does not fit. */
    public static String @Nullable [] write(Terms terms, Choices.Choose first, SetNode set) {
        Unit unit = terms.unit;
        if (!unit.has(Rewrite.PIECES_THAT_LEAD_ON) || !(set instanceof SiteSets.Own)) return null;
        CompiledPattern[][] byPiece = patterns(first);
        if (byPiece == null) return null;
        return among(terms, byPiece, terms.code.let(terms.set(set)));
    }

    /** Of the mover's pieces, as words, those whose patterns lead anywhere; null where the patterns cannot be run backwards. */
    public static String @Nullable [] among(Terms terms, CompiledPattern[][] byPiece, String[] own) {
        Unit unit = terms.unit;
        for (CompiledPattern[] patterns : byPiece) {
            for (CompiledPattern each : patterns) {
                Lines lines = Lines.of(unit, each, true);
                if (lines == null || !BackwardSets.fit(terms, lines)) return null;
            }
        }
        Reads reads = new Reads(unit.layout);
        reads.add(unit.reads(byPiece));
        reads.board(Reads.Board.PIECES);
        // whose piece stands there is known, and cheap classes ask nothing else of a site
        reads.without(Reads.Board.CELLS);
        String[] kept = KeptSets.write(terms, byPiece, reads, inside -> of(inside, byPiece));
        return terms.code.let(SetTerms.join(kept != null ? kept : of(terms, byPiece), " & ", own));
    }

    private static String[] of(Terms terms, CompiledPattern[][] byPiece) {
        Unit unit = terms.unit;
        String[] all = terms.sets.variables(unit.words);
        for (int piece = 0; piece < byPiece.length; piece++) {
            String[] leading = terms.sets.variables(unit.words);
            for (CompiledPattern each : byPiece[piece]) {
                Lines lines = Lines.of(unit, each, true);
                if (lines == null) throw new IllegalStateException("not plain");
                BackwardSets.add(terms, lines, leading);
            }
            String[] pieces = terms.sets.stored(unit.words, String.valueOf(unit.layout.piece(piece)));
            for (int w = 0; w < all.length; w++)
                terms.code.line(all[w] + " |= " + leading[w] + " & " + pieces[w] + ";");
        }
        return all;
    }

    /** The patterns of the choice that follows, by piece. */
    private static CompiledPattern @Nullable [][] patterns(Choices.Choose first) {
        Set<Integer> holding = new HashSet<>();
        holding.add(first.binding.slot().at());
        Instruction at = first.next();
        for (int steps = 0; steps < 50; steps++) {
            if (at instanceof Choices.Choose second) return from(second, holding);
            if (at instanceof Flow.Call call) at = call.entry;
            else if (at instanceof Assignments.Locals l && areNumbers(l, holding)) at = l.next();
            else if (at instanceof Assignments.OfInts
                    || at instanceof Boundaries.Record
                    || at instanceof Flow.Label
                    || at.getClass().getEnclosingClass() == io.petteia.machine.graph.Telling.class) at = at.next();
            else return null;
        }
        return null;
    }

    /** Follows in which locals the site is. */
    private static boolean areNumbers(Assignments.Locals locals, Set<Integer> holding) {
        for (Calls.Argument each : locals.arguments) {
            if (!(each instanceof Calls.IntArgument a)) return false;
            if (a.value instanceof Numbers.Stored s && holding.contains(s.at)) holding.add(each.slot.at());
            else holding.remove(each.slot.at());
        }
        return true;
    }

    private static CompiledPattern @Nullable [][] from(Choices.Choose second, Set<Integer> holding) {
        if (!(second.binding.source() instanceof Sources.OfMatches of) || of.byPiece == null) return null;
        boolean fromIt = of.origins instanceof Sets.Singleton one
                && one.member instanceof Numbers.Stored s
                && holding.contains(s.at);
        return fromIt ? of.byPiece : null;
    }
}
