package io.petteia.machine.compile;

import io.petteia.machine.graph.Assignments;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.graph.Effects;
import io.petteia.machine.graph.Instruction;
import io.petteia.machine.graph.Pieces;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.model.Type;
import java.util.ArrayList;
import java.util.List;

/** Effects and assignments. */
final class EffectCode {
    private final Stretches all;
    private final Terms terms;
    private final Code code;
    private final boolean exploring;

    private EffectCode(Stretches all, Terms terms, boolean exploring) {
        this.all = all;
        this.terms = terms;
        this.code = terms.code;
        this.exploring = exploring;
    }

    static void write(Stretches all, Instruction at, Terms terms, boolean exploring) {
        new EffectCode(all, terms, exploring).write(at);
    }

    private void write(Instruction at) {
        if (at instanceof Assignments.Locals l) locals(l);
        else if (at instanceof Assignments.OfInts a) ints(a);
        else if (at instanceof Assignments.OfSets a) sets(a);
        else if (at instanceof Assignments.Mover m) {
            if (m.save) code.line("m.setInt(" + m.slot + ", i[1]);");
            else code.line("m.setInt(1, i[" + m.slot + "]);");
        } else if (at instanceof Choices.Passed) code.line("m.setInt(" + Layout.PASSED + ", 1);");
        else if (at instanceof Effects.Move m) move(m);
        else if (at instanceof Effects.Place p) place(p);
        else if (at instanceof Effects.Remove r) remove(r);
        else if (at instanceof Effects.Turn t) turn(t);
        else all.asStep(at, terms);
    }

    private void locals(Assignments.Locals l) {
        for (Calls.Argument each : l.arguments) {
            boolean plain = each instanceof Calls.IntArgument
                    || each instanceof Calls.SetArgument s && s.value.words <= Unit.MOST_WORDS;
            if (!plain || each.slot.temporary()) {
                all.asStep(l, terms);
                return;
            }
        }
        List<String> lines = new ArrayList<>();
        for (Calls.Argument each : l.arguments) {
            if (exploring && !all.slice.isRead(l, each)) continue;
            int at = each.slot.at();
            if (each instanceof Calls.IntArgument a) {
                String value = terms.number(a.value);
                if (l.arguments.length > 1) value = code.copy("int", value);
                lines.add("m.setInt(" + at + ", " + value + ");");
            } else if (each instanceof Calls.SetArgument a) {
                String[] words = terms.set(a.value);
                for (int w = 0; w < words.length; w++)
                    lines.add("m.setBits(" + (at + w) + ", " + code.copy("long", words[w]) + ");");
            }
        }
        lines.forEach(code::line);
    }

    private void ints(Assignments.OfInts a) {
        String value = terms.plainNumber(a.value);
        if (a.variable.type() instanceof Type.Num range) {
            if (a.variable.clamp())
                value = code.let(
                        "int", "Math.max(" + range.least() + ", Math.min(" + range.most() + ", " + value + "))");
            else
                code.line("if (" + value + " < " + range.least() + " || " + value + " > " + range.most() + ") "
                        + terms.unit.constant("io.petteia.machine.graph.Assignments.OfInts", a) + ".fitting(" + value
                        + ");");
        }
        String at = terms.plainNumber(a.place);
        if (a.entries == 1) code.line("m.setInt(" + at + ", " + value + ");");
        else {
            String n = code.name("v");
            code.line("for (int " + n + " = 0; " + n + " < " + a.entries + "; " + n + "++) m.setInt(" + at + " + " + n
                    + ", " + value + ");");
        }
    }

    private void sets(Assignments.OfSets a) {
        String[] words = terms.set(a.value);
        String[] kept = new String[words.length];
        for (int w = 0; w < words.length; w++) kept[w] = code.copy("long", words[w]);
        String at = terms.plainNumber(a.place);
        for (int e = 0; e < a.entries; e++)
            for (int w = 0; w < kept.length; w++)
                code.line("m.setBits(" + at + " + " + (e * kept.length + w) + ", " + kept[w] + ");");
    }

    // ---- the board
    private Pieces pieces() {
        return terms.unit.program.pieces();
    }

    private String named() {
        return terms.unit.constant("io.petteia.machine.graph.Pieces", pieces());
    }

    /** What is behind the last argument: which parts of the board change, if not all. */
    private String part(Instruction at) {
        if (!exploring || !pieces().isPlain()) return pieces().isPlain() ? ", " + Pieces.ALL + ");" : ");";
        return ", " + all.slice.what(at) + ");";
    }

    private String span(Instruction at) {
        return terms.unit.constant("io.petteia.grammar.text.Span", at.span());
    }

    private void move(Effects.Move m) {
        String from = code.copy("int", terms.number(m.from));
        String to = code.copy("int", terms.number(m.to));
        code.line("if (" + from + " < 0 || " + to + " < 0) return run.step(" + m.id() + ");");
        code.line(named() + ".move(m, " + span(m) + ", " + from + ", " + to + part(m));
    }

    /** Does something to every site of a set. */
    private void each(SetNode sites, java.util.function.Function<String, String> line) {
        if (sites instanceof Sets.Singleton one) {
            String site = code.copy("int", terms.number(one.member));
            code.line("if (" + site + " >= 0) " + line.apply(site));
            return;
        }
        String[] words = terms.set(sites);
        String[] kept = new String[words.length];
        for (int w = 0; w < words.length; w++) kept[w] = code.copy("long", words[w]);
        terms.loops.members(kept, 0, site -> code.line(line.apply(site)));
    }

    private void place(Effects.Place p) {
        if (p.sites().words > Unit.MOST_WORDS) throw new Terms.TooLarge();
        String piece = code.copy("int", terms.number(p.piece));
        if (!(p.piece instanceof Numbers.Constant))
            code.line("if (" + piece + " < 0) return run.step(" + p.id() + ");");
        String owner;
        if (p.owner != null) owner = code.copy("int", terms.number(p.owner));
        else if (p.piece instanceof Numbers.Constant c) owner = p.nobodys[c.value] ? "-1" : code.copy("int", "i[1]");
        else owner = code.copy("int", terms.unit.constant("boolean[]", p.nobodys) + "[" + piece + "] ? -1 : i[1]");
        each(p.sites(), site -> named() + ".place(m, " + span(p) + ", " + site + ", " + piece + ", " + owner + part(p));
    }

    private void remove(Effects.Remove r) {
        each(r.sites(), site -> named() + ".remove(m, " + site + part(r));
    }

    private void turn(Effects.Turn t) {
        String value = code.copy("int", terms.number(t.value));
        if (!t.owner) code.line("if (" + value + " < 0) return run.step(" + t.id() + ");");
        String how = t.owner ? ".give(m, " : ".change(m, ";
        each(t.sites(), site -> named() + how + span(t) + ", " + site + ", " + value + part(t));
    }
}
