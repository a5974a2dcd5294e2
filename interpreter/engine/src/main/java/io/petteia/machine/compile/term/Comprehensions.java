package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Reads;
import io.petteia.machine.compile.pattern.BackwardSets;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Truths;
import io.petteia.machine.pattern.DirectionSource;
import io.petteia.model.checked.Term.Comparison;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The sites for which a condition holds, as sets instead of one by one. Condition: it is made with and, or and not of: membership of the site, or of its neighbour in
 * a direction, in a set that does not depend on it; that it is the site that a variable holds; what depends on the site and nothing else, which is a constant; whether a pattern leads anywhere from the site
 * ({@link BackwardSets}); and what does not depend on the site and can be asked at any time.
 */
public final class Comprehensions {
    private final Terms terms;
    /** places of locals that hold the site: of expressions, and of rules */
    private final Set<Integer> temporaries = new HashSet<>();

    private int local = -1;

    private Comprehensions(Terms terms) {
        this.terms = terms;
    }

    /** The words for a site in a temporary local; null if it does not fit. Not only sites on the board. */
    static String @Nullable [] write(Terms terms, int slot, IntNode condition) {
        if (!terms.unit.has(Rewrite.SETS_NOT_SITES)) return null;
        Comprehensions of = new Comprehensions(terms);
        of.temporaries.add(slot);
        return of.attempt(condition);
    }

    /** The same for a local of a rule. */
    public static String @Nullable [] ofLocal(Terms terms, int local, IntNode condition) {
        if (!terms.unit.has(Rewrite.SETS_NOT_SITES)) return null;
        Comprehensions of = new Comprehensions(terms);
        of.local = local;
        return of.attempt(condition);
    }

    static boolean fit(Terms terms, int slot, IntNode condition) {
        int at = terms.code.position();
        boolean fits = write(terms, slot, condition) != null;
        terms.code.cut(at);
        return fits;
    }

    private String @Nullable [] attempt(IntNode condition) {
        int at = terms.code.position();
        String[] words = sites(condition);
        if (words == null) terms.code.cut(at);
        return words;
    }

    private boolean depends(Object node) {
        Reads reads = terms.unit.reads(node);
        if (reads.everything || local >= 0 && reads.ints.get(local)) return true;
        return temporaries.stream().anyMatch(reads.temporaries::get);
    }

    private boolean isSite(IntNode node) {
        return node instanceof Numbers.Temporary t && temporaries.contains(t.at)
                || node instanceof Numbers.Stored s && s.at == local;
    }

    private String @Nullable [] sites(IntNode condition) {
        if (condition instanceof Truths.Junction j) return junction(j);
        if (condition instanceof Truths.Not n) {
            String[] of = sites(n.of);
            if (of == null) return null;
            String[] all = new String[of.length];
            for (int w = 0; w < all.length; w++) all[w] = "~" + of[w];
            return all;
        }
        if (!depends(condition)) return independent(condition);
        long[] constant = constant(condition);
        if (constant != null) return terms.set(new Sets.Constant(constant, 0));
        if (condition instanceof Truths.In i) return in(i.member, i.set);
        if (condition instanceof Truths.IsEmpty e) return isEmpty(e.set);
        if (condition instanceof Truths.Compare c) return compared(c);
        if (condition instanceof Calls.OfInt c) return call(c.arguments, () -> sites(c.body));
        return null;
    }

    private String @Nullable [] junction(Truths.Junction j) {
        List<IntNode> left = new ArrayList<>();
        String[] all = null;
        for (IntNode each : j.of) {
            String[] words = attempt(each);
            if (words == null) {
                left.add(each);
                continue;
            }
            words = terms.code.let(words);
            all = all == null ? words : SetTerms.join(all, j.all ? " & " : " | ", words);
        }
        if (left.isEmpty() || all == null) return all;
        if (!j.all || local >= 0 || temporaries.size() != 1) return null;
        int slot = temporaries.iterator().next();
        String[] some = terms.code.let(SetTerms.join(all, " & ", terms.sets.laid()));
        IntNode rest = left.size() == 1 ? left.get(0) : new Truths.Junction(true, left.toArray(new IntNode[0]));
        return terms.loops.filter(some, slot, rest);
    }

    private String @Nullable [] independent(IntNode condition) {
        if (terms.unit
                .reads(condition)
                .met(
                        Functions.OfSite.class,
                        Numbers.Cell.class,
                        Numbers.EntryIndex.class,
                        Numbers.Arithmetic.class,
                        Sets.Cell.class,
                        SiteSets.Table.class,
                        Sets.Collected.class,
                        Sets.Rebased.class)) return null;
        String holds = terms.code.copy("long", terms.truth(condition) + " ? -1L : 0L");
        String[] all = SetTerms.zeros(terms.unit.words);
        java.util.Arrays.fill(all, holds);
        return all;
    }

    /** What depends on the site alone. */
    private long @Nullable [] constant(IntNode condition) {
        Reads reads = terms.unit.reads(condition);
        if (!reads.isConstant() || temporaries.size() != 1) return null;
        int slot = temporaries.iterator().next();
        if (reads.temporaries.cardinality() != 1 || !reads.temporaries.get(slot)) return null;
        Memory blank = terms.unit.program.memory();
        long[] sites = new long[terms.unit.words];
        for (int s = 0; s < terms.unit.layout.model().board().size(); s++) {
            blank.temporaryInts[slot] = s;
            if (condition.test(blank)) sites[s >> 6] |= 1L << s;
        }
        return sites;
    }

    private String @Nullable [] in(IntNode member, SetNode set) {
        if (set.words != terms.unit.words || set.base != 0 || depends(set)) return null;
        if (isSite(member)) return terms.set(set);
        if (!(member instanceof Functions.Step s) || !isSite(s.site)) return null;
        boolean one = s.times instanceof Numbers.Constant c && c.value == 1;
        if (!one || !(s.direction instanceof DirectionSource.Named n) || n.relative || n.byPlayer[0].length == 0)
            return null;
        String[] words = terms.code.let(SetTerms.join(terms.set(set), " & ", terms.sets.laid()));
        return Shifts.backOrNull(terms.unit, n.byPlayer[0][0], words);
    }

    /** The site that is a stored one. */
    private String @Nullable [] compared(Truths.Compare c) {
        boolean fits = isSite(c.left) && c.right instanceof Numbers.Stored && !depends(c.right);
        if (!fits || c.comparison != Comparison.EQUAL) return null;
        return terms.sets.bit(terms.plainNumber(c.right), terms.unit.words);
    }

    /** The sites for which a set is empty. */
    private String @Nullable [] isEmpty(SetNode set) {
        if (set instanceof Calls.OfSet c) return call(c.arguments, () -> isEmpty(c.body));
        boolean fits = set instanceof Patterns.Yielded y
                && y.origins instanceof Sets.Singleton one
                && isSite(one.member)
                && !depends(y.patterns == null ? "" : y.patterns)
                && BackwardSets.fit(terms, y);
        if (!fits || !(set instanceof Patterns.Yielded y)) return null;
        String[] some = BackwardSets.write(terms, y);
        String[] none = new String[some.length];
        for (int w = 0; w < none.length; w++) none[w] = "~" + some[w];
        return none;
    }

    /** In the body of a define a parameter may stand for the site; other arguments are worked out before. */
    private String @Nullable [] call(
            Calls.Argument[] arguments, java.util.function.Supplier<String @Nullable []> body) {
        List<Integer> added = new ArrayList<>();
        List<Integer> bound = new ArrayList<>();
        String[] words = null;
        boolean fits = true;
        for (Calls.Argument each : arguments) {
            fits &= each.slot.temporary() && each instanceof Calls.IntArgument;
            if (!fits || !(each instanceof Calls.IntArgument a)) break;
            if (isSite(a.value)) added.add(each.slot.at());
            else if (depends(a.value)) fits = false;
            else {
                terms.temporaries.put(each.slot.at(), terms.plainNumber(a.value));
                bound.add(each.slot.at());
            }
        }
        if (fits) {
            temporaries.addAll(added);
            words = body.get();
        }
        added.forEach(temporaries::remove);
        bound.forEach(terms.temporaries::remove);
        return words;
    }
}
