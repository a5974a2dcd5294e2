package io.petteia.machine.compile;

import io.petteia.machine.graph.Choices;

/**
 * Whether a candidate is a move, where that has not been found out of another yet: the piece moves on the words that the guard reads, and that is asked. Condition: the path to
 * a guard about exposed pieces is plain ({@link SafePath}), and all is sure behind it.
 */
final class Proof {
    private final Terms terms;

    Proof(Terms terms) {
        this.terms = terms;
    }

    /** @param sites that may be chosen, in variables */
    void of(Choices.Choose choice, String[] sites) {
        Code code = terms.code;
        SafePath path = SafePath.of(terms.unit, choice);
        if (path == null || path.guard == null || path.from < 0) return;
        code.open("if (!proved) {");
        String[] plain = code.let(SetTerms.join(sites, " & ", PlainSites.sure(terms, path.ways)));
        String from = code.copy("int", "i[" + path.from + "]");
        code.open("if (!(" + SetQuestions.isZero(plain) + ")) {");
        String[] kept = path.guard.keeping(terms, from, plain, plain);
        code.line("proved = !(" + SetQuestions.isZero(kept) + ");");
        code.close();
        code.close();
    }
}
