package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.flow.WholeOffers;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choice;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.node.SetNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decisions that begin with alternatives, of which one move is drawn: the moves of each are counted first. Condition: an alternative chooses once, from a set, or not at all, and before that there are
 * but conditions and calls.
 */
final class DrawnAlternatives {
    /** Alternatives that begin with more than this are listed. */
    private static final int MOST_STEPS = 50;

    private final Unit unit;
    private final Drawing drawing;
    private final PlayoutCode carrying;

    DrawnAlternatives(Unit unit, Drawing drawing, PlayoutCode carrying) {
        this.unit = unit;
        this.drawing = drawing;
        this.carrying = carrying;
    }

    /** A way to the only choice of an alternative, or to where the rest is sure: the conditions on it, and the choice. */
    record Way(List<Instruction> path, Choices.@Nullable Choose choice, Instruction then) {}

    /** Null where there is no such way. */
    static @Nullable Way way(Unit unit, Instruction from) {
        List<Instruction> path = new ArrayList<>();
        Instruction at = from;
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            if (at instanceof Choices.Choose c)
                return WholeOffers.set(c) != null && WholeOffers.fit(unit, c) ? new Way(path, c, c.next()) : null;
            if (unit.isComplete(at)) return new Way(path, null, at);
            if (at instanceof Choices.Either only && only.alternatives.length == 1) {
                at = only.alternatives[0];
                continue;
            }
            path.add(at);
            if (at instanceof Flow.Call call) at = call.entry;
            else if (at instanceof Flow.Require || PlayoutCode.changesNothing(at) && !(at instanceof Flow.Return))
                at = at.next();
            else return null;
        }
        return null;
    }

    /** A method that draws, if all ways are known. */
    void write(Choices.Either e) {
        List<Way> ways = new ArrayList<>();
        for (Instruction alternative : e.alternatives) {
            Way way = way(unit, alternative);
            if (way == null) return;
            ways.add(way);
        }
        drawing.finish(e, false, ways.stream().map(Way::then).toList(), terms -> draw(e, ways, terms));
    }

    private boolean draw(Choices.Either e, List<Way> ways, Terms terms) {
        Code code = terms.code;
        List<String[]> offered = new ArrayList<>();
        List<String> counts = new ArrayList<>();
        for (Way way : ways) {
            String[] words = count(way, terms, counts);
            if (words == null) return false;
            offered.add(words);
        }
        String all = code.copy("int", String.join(" + ", counts));
        String number = drawing.draw(e, all, code);
        for (int n = 0; n < ways.size(); n++) {
            if (n < ways.size() - 1) code.open("if (" + number + " < " + counts.get(n) + ") {");
            carryOut(e, ways.get(n), offered.get(n), number, terms);
            if (n == ways.size() - 1) continue;
            if (unit.tail().mayRefuse(e)) code.otherwise();
            else code.close();
            code.line(number + " -= " + counts.get(n) + ";");
        }
        if (unit.tail().mayRefuse(e)) for (int n = 0; n < ways.size() - 1; n++) code.close();
        return true;
    }

    /** How many moves begin this way goes into the counts; the words of the choice, none where nothing is chosen. */
    private String @Nullable [] count(Way way, Terms terms, List<String> counts) {
        Code code = terms.code;
        String count = code.copy("int", "0");
        String[] words = way.choice == null ? new String[0] : terms.sets.variables(unit.words);
        int opened = 0;
        for (Instruction each : way.path)
            if (each instanceof Flow.Require r) {
                code.open("if (" + terms.truth(r.condition) + ") {");
                opened++;
            }
        if (way.choice != null) {
            SetNode set = WholeOffers.set(way.choice);
            String[] members = set == null || set.words != unit.words ? null : Drawing.offered(terms, way.choice, set);
            if (members == null) return null;
            terms.sets.assign(words, members);
            code.line(count + " = " + SetQuestions.size(words) + ";");
        } else code.line(count + " = 1;");
        for (; opened > 0; opened--) code.close();
        counts.add(count);
        return words;
    }

    private void carryOut(Choice from, Way way, String[] words, String number, Terms terms) {
        for (Instruction each : way.path) if (each instanceof Flow.Call call) carrying.call(call, terms);
        Choices.Choose c = way.choice;
        if (c != null) {
            SetNode set = WholeOffers.set(c);
            if (set == null) throw new IllegalStateException("no set");
            terms.code.line(
                    carrying.setInt(c.binding.slot().at(), Drawing.member(words, set.base, number, terms.code)));
            carrying.known.note(c.binding.slot(), c.site, set);
        }
        drawing.go(from, way.then, terms.code);
    }
}
