package io.petteia.machine.compile;

import java.util.Arrays;

/** The sites that may be chosen, by how far the path behind them is known. */
final class PlainSites {
    private PlainSites() {}

    /** The sites for which a path is known so far at least. */
    static String[] of(Terms terms, Ways ways, Ways.Known least) {
        Code code = terms.code;
        String[] all = new String[terms.unit.words];
        if (ways instanceof Ways.End end) {
            Arrays.fill(all, end.known().compareTo(least) >= 0 ? "-1L" : "0L");
            return all;
        }
        if (ways instanceof Ways.ByMember b) {
            String[] set = code.let(terms.set(b.set()));
            String[] in = of(terms, b.in(), least);
            String[] out = of(terms, b.out(), least);
            for (int w = 0; w < all.length; w++)
                all[w] = "(" + set[w] + " & " + in[w] + " | ~" + set[w] + " & " + out[w] + ")";
            return code.let(all);
        }
        if (ways instanceof Ways.Both b)
            return code.let(SetTerms.join(of(terms, b.one(), least), " & ", of(terms, b.other(), least)));
        if (ways instanceof Ways.Chosen c) return of(terms, c.then(), least);
        if (ways instanceof Ways.Required r) return of(terms, r.then(), least);
        if (ways instanceof Ways.Either e) {
            Arrays.fill(all, "-1L");
            for (Ways each : e.alternatives()) all = code.let(SetTerms.join(all, " & ", of(terms, each, least)));
            return all;
        }
        if (!(ways instanceof Ways.Asked a)) throw new IllegalStateException("no such ways");
        String[] either = terms.sets.variables(all.length);
        code.open("if (" + terms.truth(a.condition()) + ") {");
        terms.sets.assign(either, of(terms, a.yes(), least));
        code.otherwise();
        terms.sets.assign(either, of(terms, a.no(), least));
        code.close();
        return either;
    }
}
