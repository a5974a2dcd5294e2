package io.petteia.machine.compile.guard;

import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;

/**
 * A choice of a site whose guard about exposed pieces is answered for all sites at once by what is known of pins and checks ({@link PinsAndChecks}), where the path to
 * the guard is plain ({@link SafePath}): sites that break it are not tried; those behind which all else is sure are offered as a set; others are tried without asking again.
 * Where not enough is known the piece moves on the words that the guard reads, and that is asked. Condition: as {@link WholeOffers} for what is offered.
 */
public final class SafeChoice {
    private final Terms terms;
    private final Code code;
    private final SafePath path;
    private final PinsAndChecks known;

    /** Words: what is offered, what is still to be tried, and of that what is known to be safe. */
    public String[] offered;

    public String[] rest;
    public String[] safe;

    private SafeChoice(Terms terms, SafePath path, PinsAndChecks known) {
        this.terms = terms;
        this.code = terms.code;
        this.path = path;
        this.known = known;
        offered = terms.sets.variables(terms.unit.words);
        rest = terms.sets.variables(terms.unit.words);
        safe = terms.sets.variables(terms.unit.words);
    }

    /** @param sites that may be chosen, plain words */
    public static SafeChoice write(Terms terms, SafePath path, PinsAndChecks known, String[] sites, boolean offers) {
        SafeChoice choice = new SafeChoice(terms, path, known);
        choice.write(sites, offers);
        return choice;
    }

    private void write(String[] sites, boolean offers) {
        Unit unit = terms.unit;
        terms.sets.assign(rest, sites);
        if (unit.program.drawsCandidates()) {
            // nothing is refused there before it is drawn
            code.open("if (!run.listsCandidates()) {");
            sort(sites, offers);
            code.close();
        } else sort(sites, offers);
    }

    private void sort(String[] sites, boolean offers) {
        Unit unit = terms.unit;
        code.line(known.lookOut());
        String from = path.from < 0 ? null : code.copy("int", "i[" + path.from + "]");
        String own = from == null
                ? "!" + known.unsure
                : terms.questions.bit(terms.sets.stored(unit.words, terms.ownerAt(terms.mover)), from);
        code.open("if (" + own + ") {");
        String[] plain = code.let(SetTerms.join(sites, " & ", terms.sets.laid()));
        if (from != null) plain = code.let(SetTerms.minus(plain, terms.sets.bit(from, unit.words)));
        String[] toGuard = code.let(SetTerms.join(plain, " & ", PlainSites.of(terms, path.ways, Ways.Known.TO_GUARD)));
        String[] toEnd = SetTerms.zeros(unit.words);
        if (offers) toEnd = code.let(SetTerms.join(plain, " & ", PlainSites.of(terms, path.ways, Ways.Known.TO_END)));
        String[] asked = terms.sets.variables(unit.words);
        String[] kept = terms.sets.variables(unit.words);
        if (from != null) {
            terms.sets.assign(asked, toGuard);
            terms.noteMember(from);
            code.open("if (!" + known.unsure + " && !" + terms.questions.bit(known.held, from) + ") {");
        }
        terms.sets.assign(kept, known.saved(toGuard));
        terms.sets.assign(asked, SetTerms.join(toGuard, " & ", known.touchy));
        if (from != null) {
            code.close();
            code.open("if (!(" + SetQuestions.isZero(asked) + ")) {");
            String[] enough = new String[unit.words];
            for (int w = 0; w < enough.length; w++) enough[w] = "run.isTrying() ? " + toEnd[w] + " : 0L";
            String[] also = known.keeping(terms, from, asked, enough);
            for (int w = 0; w < unit.words; w++) code.line(kept[w] + " |= " + also[w] + ";");
            code.close();
            terms.sets.assign(asked, SetTerms.zeros(unit.words));
        }
        terms.sets.assign(offered, SetTerms.join(kept, " & ", toEnd));
        terms.sets.assign(safe, SetTerms.minus(kept, toEnd));
        for (int w = 0; w < unit.words; w++)
            code.line(rest[w] + " = " + sites[w] + " & ~" + toGuard[w] + " | " + safe[w] + " | " + asked[w] + ";");
        code.close();
    }
}
