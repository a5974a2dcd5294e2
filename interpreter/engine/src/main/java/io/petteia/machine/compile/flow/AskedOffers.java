package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import org.jspecify.annotations.Nullable;

/**
 * The options of a choice as a set although their condition is none: each option is asked once, in its local, in the order in which they are listed. Condition: what is asked
 * looks at the position alone, so that it tries nothing, and nothing reads the local before the choice.
 */
public final class AskedOffers {
    private AskedOffers() {}

    static boolean fit(Unit unit, Choices.Choose c) {
        IntNode where = c.binding.where();
        return where != null
                && unit.has(Rewrite.OFFERS_ASKED)
                && !unit.reads(where).everything
                && !unit.program.liveness().isLive(c, c.binding.slot());
    }

    /** The members that may be chosen; null if that does not fit. */
    public static String @Nullable [] write(Terms terms, Choices.Choose c, SetNode set) {
        IntNode where = c.binding.where();
        if (where == null || !fit(terms.unit, c)) return null;
        String[] of = terms.code.let(terms.set(set));
        String[] fitting = terms.sets.variables(of.length);
        terms.loops.members(of, set.base, member -> {
            terms.code.line(terms.code.place(c.binding.slot().at()) + " = " + member + ";");
            String bit = set.base == 0 ? member : member + " - (" + set.base + ")";
            String fits = terms.truth(where);
            if (fitting.length == 1) {
                // whether one fits cannot be foreseen, so that it is no branch
                terms.code.line(fitting[0] + " |= (" + fits + " ? 1L : 0L) << " + bit + ";");
                return;
            }
            terms.code.open("if (" + fits + ") {");
            terms.loops.add(fitting, bit);
            terms.code.close();
        });
        return fitting;
    }
}
