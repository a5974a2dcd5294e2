package io.petteia.machine.lower;

import io.petteia.machine.graph.Boundaries;
import io.petteia.machine.graph.Cards;
import io.petteia.machine.graph.Chance;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Endings;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Simultaneous;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * From which instructions on nothing can be chosen and nothing refused before the decision ends. A move that has come there is complete, and a part that has
 * come there is possible: whoever only wants to know that need not carry out the effects that follow. A text is complete only if nothing is
 * recorded either. Where nothing more is chosen, but something may be refused, a move is a candidate.
 */
final class Sureness {
    /** What has to be out of the way. */
    enum Open {
        CHOICES,
        CHOICES_AND_REFUSALS,
        TEXTS_TOO
    }

    private final Instruction[] code;
    private final List<List<Instruction>> returnsTo = new ArrayList<>();
    private final List<List<Instruction>> endsOfRules;

    Sureness(Instruction[] code) {
        this.code = code;
        for (int i = 0; i < code.length; i++) returnsTo.add(new ArrayList<>());
        for (Instruction each : code)
            for (Instruction callee : each.callees())
                for (Instruction next : each instanceof Flow.Whenevers ? List.of(each) : each.successors())
                    returnsTo.get(callee.id()).add(next);
        endsOfRules = findEndsOfRules();
    }

    /** By instruction whether nothing is open from it on. */
    boolean[] without(Open open) {
        return grown(open, grown(open, null));
    }

    /** @param within by instruction whether nothing is open before its rule ends; null to find that out */
    private boolean[] grown(Open open, boolean @Nullable [] within) {
        boolean[] sure = new boolean[code.length];
        for (int i = 0; i < sure.length; i++) sure[i] = !isOpen(code[i], open);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = code.length - 1; i >= 0; i--) {
                if (!sure[i] || isBoundary(code[i])) continue;
                boolean still = true;
                for (Instruction next : code[i].successors()) still &= sure[next.id()];
                for (Instruction callee : code[i].callees()) still &= (within == null ? sure : within)[callee.id()];
                if (within != null) for (Instruction next : endsOfRules.get(i)) still &= sure[next.id()];
                if (still) continue;
                sure[i] = false;
                changed = true;
            }
        }
        return sure;
    }

    private static boolean isOpen(Instruction each, Open open) {
        return each instanceof Choice
                || each instanceof Choices.Identify
                || open != Open.CHOICES && each instanceof Flow.Require
                || open == Open.TEXTS_TOO && each instanceof Boundaries.Record;
    }

    private static boolean isBoundary(Instruction each) {
        return each instanceof Boundaries.Commit
                || each instanceof Chance
                || each instanceof Cards.Take
                || each instanceof Simultaneous.Decide
                || each instanceof Simultaneous.End
                || each.successors().isEmpty() && !(each instanceof Flow.Return)
                || each instanceof Endings.Win;
    }

    /** By instruction, where the program may go on if it is the end of a rule. */
    List<List<Instruction>> endsOfRules() {
        return endsOfRules;
    }

    private List<List<Instruction>> findEndsOfRules() {
        List<List<Instruction>> ends = new ArrayList<>();
        for (int i = 0; i < code.length; i++) ends.add(new ArrayList<>());
        for (int i = 0; i < code.length; i++) {
            if (returnsTo.get(i).isEmpty()) continue;
            for (Instruction each : Reach.of(code[i]))
                if (each instanceof Flow.Return) ends.get(each.id()).addAll(returnsTo.get(i));
        }
        return ends;
    }
}
