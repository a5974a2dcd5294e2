package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import java.util.Arrays;
import java.util.function.Predicate;

/** The sites that may be chosen, by how far the path behind them is known. */
public final class PlainSites {
    private PlainSites() {}

    /** The sites for which a path is known so far at least. */
    public static String[] of(Terms terms, Ways ways, Ways.Known least) {
        return of(terms, ways, each -> reaches(each, least));
    }

    private static boolean reaches(Ways ways, Ways.Known least) {
        if (ways instanceof Ways.End end) return end.known().compareTo(least) >= 0;
        if (ways instanceof Ways.Chosen c) return reaches(c.then(), least);
        if (ways instanceof Ways.Required r) return reaches(r.then(), least);
        return ways instanceof Ways.Either e && e.alternatives().stream().allMatch(each -> reaches(each, least));
    }

    /** The sites behind which all is sure, with some choice at least, once the guard holds. */
    static String[] sure(Terms terms, Ways ways) {
        return of(terms, ways, PlainSites::canBeSure);
    }

    private static boolean canBeSure(Ways ways) {
        if (ways instanceof Ways.End end) return end.sure();
        return ways instanceof Ways.Either e && e.alternatives().stream().anyMatch(PlainSites::canBeSure);
    }

    private static String[] of(Terms terms, Ways ways, Predicate<Ways> wanted) {
        Code code = terms.code;
        String[] all = new String[terms.unit.words];
        if (ways instanceof Ways.ByMember b) {
            String[] set = code.let(terms.set(b.set()));
            String[] in = of(terms, b.in(), wanted);
            String[] out = of(terms, b.out(), wanted);
            for (int w = 0; w < all.length; w++)
                all[w] = "(" + set[w] + " & " + in[w] + " | ~" + set[w] + " & " + out[w] + ")";
            return code.let(all);
        }
        if (ways instanceof Ways.Both b)
            return code.let(SetTerms.join(of(terms, b.one(), wanted), " & ", of(terms, b.other(), wanted)));
        if (!(ways instanceof Ways.Asked a)) {
            Arrays.fill(all, wanted.test(ways) ? "-1L" : "0L");
            return all;
        }
        String[] either = terms.sets.variables(all.length);
        code.open("if (" + terms.truth(a.condition()) + ") {");
        terms.sets.assign(either, of(terms, a.yes(), wanted));
        code.otherwise();
        terms.sets.assign(either, of(terms, a.no(), wanted));
        code.close();
        return either;
    }
}
