package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.pattern.OwnTargets;
import io.petteia.machine.compile.term.Comprehensions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The last choice of a decision offered as a whole set, so that moves are counted and drawn without being listed. Condition: the rest is sure, or where candidates are drawn all is chosen; the option is one member of a set, its condition, if it has one, is a set too ({@link Comprehensions}),
 * different choices are different moves (nothing before it in the decision says otherwise), and it is not in a part that is ranked. Options with captures, which are no
 * set, are offered together as they are listed.
 */
public final class WholeOffers {
    private WholeOffers() {}

    /** The set from which a choice is made; null for other sources. */
    public static @Nullable SetNode set(Choices.Choose c) {
        boolean plain = c.binding.source() instanceof Sources.OfSet of
                && of.set().words <= Unit.MOST_WORDS
                && c.binding.slots().length == 1
                && c.binding.slot().kind() == Layout.Kind.INT;
        return plain ? ((Sources.OfSet) c.binding.source()).set() : null;
    }

    public static boolean fit(Unit unit, Choices.Choose c) {
        return set(c) != null && isLast(unit, c);
    }

    /** Whether options that are no set, but listed, can be offered all together. */
    public static boolean fitsRows(Unit unit, Choices.Choose c) {
        return c.binding.where() == null && isLast(unit, c);
    }

    private static boolean isLast(Unit unit, Choices.Choose c) {
        if (!unit.has(Rewrite.OFFERS_AS_SETS) || !unit.isComplete(c.next())) return false;
        for (int id = 0; id < unit.program.size(); id++) {
            Instruction each = unit.program.instruction(id);
            if (each instanceof Choices.Identify && isReached(unit, each, -1, c)) return false;
            if (each instanceof Choices.PreferBest best && isReached(unit, best.part.entry(), best.part.number(), c))
                return false;
        }
        return true;
    }

    /** Whether a choice may follow an instruction in the same decision. @param part at whose end to stop */
    private static boolean isReached(Unit unit, Instruction from, int part, Choices.Choose goal) {
        return unit.program
                .reach(
                        List.of(from),
                        each -> each instanceof Boundaries.Commit
                                || each instanceof Flow.EndOfPart end && end.part == part)
                .contains(goal);
    }

    /** The members that may be chosen; null if the condition is no set. */
    public static String @Nullable [] write(Terms terms, Choices.Choose c, SetNode set) {
        IntNode where = c.binding.where();
        if (where == null) return terms.code.let(terms.set(set));
        if (!c.site || set.words != terms.unit.words) return null;
        int at = terms.code.position();
        String[] of = terms.code.let(terms.set(set));
        String[] fitting = Comprehensions.ofLocal(terms, c.binding.slot().at(), where);
        if (fitting != null) return terms.code.let(SetTerms.join(of, " & ", fitting));
        terms.code.cut(at);
        return null;
    }

    /** @param about what stands before the words in the call */
    static void offer(Code code, String about, String[] words) {
        code.open("if ((" + String.join(" | ", words) + ") != 0L) {");
        code.line("int vw = m.reserve(" + words.length + ");");
        for (int w = 0; w < words.length; w++) code.line("m.scratch[vw + " + w + "] = " + words[w] + ";");
        code.line("run.offer(" + about + ", vw, " + words.length + ");");
        code.line("m.top = vw;");
        code.close();
    }

    /** Whether two choices follow one another at once, and the second can be offered as a set. */
    public static boolean fitsPair(Unit unit, Choices.Choose first) {
        if (!(first.next() instanceof Choices.Choose second) || !fit(unit, second)) return false;
        if (unit.program.liveness().isLive(first, first.binding.slot())) return false;
        if (second.binding.where() == null) return true;
        Terms trial = new Terms(unit, new Code(), Terms.MOVER);
        SetNode set = set(second);
        return set != null && write(trial, second, set) != null;
    }

    /** What is done with the set that is offered behind a first option. */
    public interface Offered {
        void write(String option, int base, String[] words);
    }

    /** A loop over the options of the first of two choices; the option is in its local when the second is asked for. */
    public static void pairs(Terms terms, Choices.Choose first, Choices.Choose second, SetNode set, Offered offered) {
        Code code = terms.code;
        SetNode then = set(second);
        if (then == null) throw new IllegalStateException("no set");
        String[] known = write(terms, first, set);
        String[] words = known != null ? known : code.let(terms.set(set));
        IntNode where = known != null ? null : first.binding.where();
        OwnTargets targets = where != null ? null : OwnTargets.before(terms, first, set, second, then);
        terms.loops.members(words, set.base, member -> {
            if (targets != null) {
                offered.write(member, then.base, targets.write(member));
                return;
            }
            code.line(code.place(first.binding.slot().at()) + " = " + member + ";");
            if (where != null) code.open("if (" + terms.truth(where) + ") {");
            String[] each = write(terms, second, then);
            if (each == null) throw new Terms.TooLarge();
            offered.write(member, then.base, each);
            if (where != null) code.close();
        });
    }
}
