package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.KnownSites;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.pattern.CompiledPattern;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where each of the mover's pieces may step, with the classes of sites worked out once for all of them, and without asking whose a piece is. Condition: the first of two
 * choices is among {@code own}, the second is where the pieces' patterns lead from there, and all of these are masks ({@link SiteMasks}) that hold anywhere.
 */
public final class OwnTargets {
    /** By piece its patterns, and for each the words of its class. */
    private final List<List<Lines>> patterns = new ArrayList<>();

    private final List<List<String[]>> classes = new ArrayList<>();
    private final List<List<String[]>> masks = new ArrayList<>();
    private final Terms terms;

    private OwnTargets(Terms terms) {
        this.terms = terms;
    }

    /** Writes what stands before the loop over the pieces; null if it does not fit. */
    public static @Nullable OwnTargets before(
            Terms terms, Choices.Choose first, SetNode set, Choices.Choose second, SetNode then) {
        CompiledPattern[][] byPiece =
                terms.unit.has(Rewrite.TARGETS_OF_OWN) ? patterns(first, set, second, then) : null;
        OwnTargets targets = new OwnTargets(terms);
        return byPiece != null && targets.take(byPiece) ? targets : null;
    }

    /** By piece the patterns that say where one of the mover's pieces may step; null if it is not so. */
    public static CompiledPattern @Nullable [][] patterns(
            Choices.Choose first, SetNode set, Choices.Choose second, SetNode then) {
        boolean fits = KnownSites.isWithin(set, KnownSites.Fact.OWN)
                && second.binding.where() == null
                && then instanceof Patterns.Yielded y
                && y.origins instanceof Sets.Singleton one
                && isIn(one.member, first);
        return fits ? ((Patterns.Yielded) then).byPiece : null;
    }

    private static boolean isIn(IntNode member, Choices.Choose first) {
        return member instanceof Numbers.Stored s
                && s.at == first.binding.slot().at();
    }

    private boolean take(CompiledPattern[][] byPiece) {
        for (CompiledPattern[] all : byPiece) {
            List<Lines> lines = masks(terms.unit, all);
            if (lines == null) return false;
            patterns.add(lines);
        }
        for (List<Lines> all : patterns) {
            List<String[]> words = new ArrayList<>();
            List<String[]> tables = new ArrayList<>();
            for (Lines each : all) {
                words.add(Lines.klass(terms, each.steps().get(0).klass.sites()));
                String[] table = SiteMasks.tables(terms.unit, each, terms.mover, false);
                for (int w = 0; w < table.length; w++) table[w] = terms.code.copy("long[]", table[w]);
                tables.add(table);
            }
            classes.add(words);
            masks.add(tables);
        }
        return true;
    }

    /** Patterns that are masks and hold anywhere; null if one is not. */
    public static @Nullable List<Lines> masks(Unit unit, CompiledPattern[] patterns) {
        List<Lines> all = new ArrayList<>();
        for (CompiledPattern each : patterns) {
            Lines lines = Lines.of(unit, each, true);
            if (lines == null || each.start() != null || !SiteMasks.fit(unit, lines)) return null;
            all.add(lines);
        }
        return all;
    }

    /** The targets of a piece, of which words are variables. */
    public String[] write(String site) {
        Unit unit = terms.unit;
        if (patterns.size() == 1) return terms.code.let(targets(0, site));
        String[] all = terms.sets.variables(unit.words);
        for (int piece = 0; piece < patterns.size(); piece++) {
            if (patterns.get(piece).isEmpty()) continue;
            String[] kind = terms.sets.stored(unit.words, String.valueOf(unit.layout.piece(piece)));
            terms.code.open("if (" + terms.questions.bit(kind, site) + ") {");
            terms.sets.assign(all, targets(piece, site));
            terms.code.close();
        }
        return all;
    }

    private String[] targets(int piece, String site) {
        String[] all = SetTerms.zeros(terms.unit.words);
        for (int n = 0; n < patterns.get(piece).size(); n++) {
            String[] mask = masks.get(piece).get(n).clone();
            for (int w = 0; w < mask.length; w++) mask[w] += "[" + site + "]";
            String[] some = SetTerms.join(mask, " & ", classes.get(piece).get(n));
            all = n == 0 ? some : SetTerms.join(all, " | ", some);
        }
        return all;
    }
}
