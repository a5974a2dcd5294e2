package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.guard.SafeDraw;
import io.petteia.machine.compile.guard.Ways;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.node.SetNode;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may still be chosen once a piece has gone to a site, as it may become another: rows for each of these sites. Condition: one more choice at most, from a set that is known before, or between alternatives. */
final class Forks {
    private final Terms terms;
    private final Code code;
    private final RowShapes rows;
    /** what is known of moves that end with the site */
    private final @Nullable SafeDraw known;

    Forks(Terms terms, RowShapes rows, @Nullable SafeDraw known) {
        this.terms = terms;
        this.known = known;
        this.code = terms.code;
        this.rows = rows;
    }

    /** Whether it can be said of some sites at least. */
    static boolean fit(Unit unit, Ways ways) {
        if (ways instanceof Ways.End) return true;
        if (ways instanceof Ways.ByMember b) return fit(unit, b.in()) && fit(unit, b.out());
        if (ways instanceof Ways.Asked a) return fit(unit, a.yes()) && fit(unit, a.no());
        if (ways instanceof Ways.Either e) return e.alternatives().stream().allMatch(each -> fit(unit, each));
        if (ways instanceof Ways.Required r) return r.condition() != null && fit(unit, r.then());
        if (ways instanceof Ways.Chosen c)
            return c.then() instanceof Ways.End end && end.sure() && options(unit, c.choice()) != null;
        return isSure(ways);
    }

    void write(Ways ways, String site, List<String> chosen) {
        if (isSure(ways)) rows.complete(chosen, chosen.get(chosen.size() - 1).equals(site) ? known : null);
        else if (ways instanceof Ways.ByMember b) {
            String is = terms.questions.has(b.set(), site);
            either(is, b.in(), b.out(), site, chosen);
        } else if (ways instanceof Ways.Asked a) {
            either(terms.truth(a.condition()), a.yes(), a.no(), site, chosen);
        } else if (ways instanceof Ways.Chosen c) {
            long[] options = options(terms.unit, c.choice());
            if (options == null) throw new IllegalStateException("not known before");
            rows.add(chosen, Arrays.stream(options).mapToObj(Terms::literal).toArray(String[]::new), 0, null);
        } else if (ways instanceof Ways.Required r && r.condition() != null) {
            code.open("if (" + terms.truth(r.condition()) + ") {");
            write(r.then(), site, chosen);
            code.close();
        } else if (ways instanceof Ways.Either e) {
            for (int n = 0; n < e.alternatives().size(); n++)
                write(e.alternatives().get(n), site, Listing.with(chosen, String.valueOf(n)));
        }
    }

    /** Whether nothing more is chosen or asked, whatever way it is. */
    private static boolean isSure(Ways ways) {
        if (ways instanceof Ways.End end) return end.sure();
        return ways instanceof Ways.Both b && isSure(b.one()) && isSure(b.other());
    }

    /** What may be chosen, if that is always the same. */
    private static long @Nullable [] options(Unit unit, Choices.Choose choice) {
        SetNode set = WholeOffers.set(choice);
        return set == null || set.base != 0 || choice.binding.where() != null ? null : unit.constantSet(set);
    }

    private void either(String condition, Ways yes, Ways no, String site, List<String> chosen) {
        code.open("if (" + condition + ") {");
        write(yes, site, chosen);
        code.otherwise();
        write(no, site, chosen);
        code.close();
    }
}
