package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Whether a candidate is a move, where that has not been found out of another yet: by what is known of pins and checks, and where that is not enough the piece
 * moves on the words that the guard reads, and that is asked. Condition: the path to a guard about exposed pieces is plain ({@link SafePath}), and all is sure behind it.
 */
public final class Proof {
    private final Terms terms;

    /** The first piece of which not enough is known, and where it may go: asked last, for it is often the exposed one, and most positions have another proof. */
    private String laterFrom = "";

    private String[] later = {};
    private @Nullable PinsAndChecks asked;

    public Proof(Terms terms) {
        this.terms = terms;
    }

    /**
     * @param path that follows the choice of a site
     * @param sites that may be chosen, in variables
     */
    public void of(@Nullable SafePath path, String[] sites) {
        Code code = terms.code;
        if (path == null || path.guard == null || path.from < 0) return;
        PinsAndChecks guard = path.guard;
        code.open("if (!proved) {");
        String[] plain = code.let(SetTerms.join(sites, " & ", PlainSites.sure(terms, path.ways)));
        String from = code.copy("int", "i[" + path.from + "]");
        code.open("if (" + guard.isFree(terms, from) + ") {");
        code.line("proved = !(" + SetQuestions.isZero(guard.saved(plain)) + ");");
        code.close();
        code.open("else if (!(" + SetQuestions.isZero(plain) + ")) {");
        if (asked == null) begin(guard);
        if (asked == guard) {
            code.open("if (" + SetQuestions.isZero(later) + ") {");
            code.line(laterFrom + " = " + from + ";");
            terms.sets.assign(later, plain);
            code.otherwise();
        }
        ask(guard, from, plain);
        if (asked == guard) code.close();
        code.close();
        code.close();
    }

    private void begin(PinsAndChecks guard) {
        Code code = terms.code;
        asked = guard;
        laterFrom = code.name("v");
        code.insert(0, "int " + laterFrom + " = 0;");
        later = new String[terms.unit.words];
        for (int w = 0; w < later.length; w++) {
            later[w] = code.name("v");
            code.insert(0, "long " + later[w] + " = 0L;");
        }
    }

    private void ask(PinsAndChecks guard, String from, String[] to) {
        String[] kept = guard.keeping(terms, from, to, to);
        terms.code.line("proved = !(" + SetQuestions.isZero(kept) + ");");
    }

    /** Where all candidates are listed. */
    public void end() {
        if (asked == null) return;
        terms.code.open("if (!proved && !(" + SetQuestions.isZero(later) + ")) {");
        ask(asked, laterFrom, later);
        terms.code.close();
    }
}
