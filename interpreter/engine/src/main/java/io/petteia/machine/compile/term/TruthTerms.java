package io.petteia.machine.compile.term;

import io.petteia.machine.compile.pattern.Attackers;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.TruthNode;
import io.petteia.machine.node.Truths;

/** Conditions. */
final class TruthTerms {
    private final Terms terms;

    TruthTerms(Terms terms) {
        this.terms = terms;
    }

    String write(IntNode node) {
        if (node instanceof Numbers.Constant c) return c.value != 0 ? "true" : "false";
        if (node instanceof Truths.Not n) return "!(" + write(n.of) + ")";
        if (node instanceof Truths.Junction j) return junction(j);
        if (node instanceof Truths.Compare c) return compare(c);
        if (node instanceof Truths.In i) return terms.questions.has(i.set, terms.plainNumber(i.member));
        if (node instanceof Truths.InRange r) return range(r);
        if (node instanceof Truths.IsEmpty e) return terms.questions.isEmpty(e.set);
        if (node instanceof Truths.CompareSets c) return compareSets(c);
        if (node instanceof Gatherings.Exists e) return exists(e);
        if (node instanceof Functions.Can c) return can(c);
        if (node instanceof Calls.OfInt c) return terms.loops.call(c, true);
        if (node instanceof Functions.As a)
            return terms.seenBy(
                    terms.code.copy("int", terms.number(a.player)), () -> terms.code.let("boolean", write(a.of)));
        if (node instanceof TruthNode) return terms.asNode(node) + " != 0";
        return terms.number(node) + " != 0";
    }

    private String exists(Gatherings.Exists e) {
        if (Attackers.fit(terms, e)) return Attackers.write(terms, e);
        return terms.loops.canLoop(e.bindings) ? terms.loops.exists(e) : terms.asNode(e) + " != 0";
    }

    /** What needs no working out before it is written with `&&`; else step by step, only as far as needed. */
    private String junction(Truths.Junction j) {
        Code code = terms.code;
        String so = "(" + write(j.of[0]) + ")";
        for (int i = 1; i < j.of.length; i++) {
            int at = code.position();
            String next = write(j.of[i]);
            if (code.position() == at) {
                so += (j.all ? " && (" : " || (") + next + ")";
                continue;
            }
            String value = code.name("v");
            code.insert(at, "boolean " + value + " = " + so + "; if (" + (j.all ? "" : "!") + value + ") {");
            code.line(value + " = " + next + "; }");
            so = value;
        }
        return "(" + so + ")";
    }

    private String compare(Truths.Compare c) {
        String left = compared(c);
        String right = terms.number(c.right);
        String sign = switch (c.comparison) {
            case LESS -> " < ";
            case AT_MOST -> " <= ";
            case GREATER -> " > ";
            case AT_LEAST -> " >= ";
            case EQUAL -> " == ";
            case UNEQUAL -> " != ";
        };
        return "(" + left + sign + right + ")";
    }

    /** The left side; groups are counted only until the answer is known. */
    private String compared(Truths.Compare c) {
        if (c.left instanceof Numbers.GroupCount g
                && g.groups instanceof io.petteia.machine.node.Groups.All all
                && c.right instanceof Numbers.Constant k
                && k.value >= 0) {
            String count = Floods.count(terms, all, k.value + 1);
            if (count != null) return count;
        }
        return terms.plainNumber(c.left);
    }

    private String range(Truths.InRange r) {
        String value = terms.plainNumber(r.member);
        String least = terms.plainNumber(r.least);
        return "(" + value + " >= " + least + " && " + value + " <= " + terms.plainNumber(r.most) + ")";
    }

    private String compareSets(Truths.CompareSets c) {
        String[] left = terms.code.let(terms.set(c.left));
        String[] right = terms.set(c.right);
        StringBuilder so = new StringBuilder("(");
        for (int w = 0; w < left.length; w++) {
            if (w > 0) so.append(" && ");
            so.append(c.equal ? left[w] + " == " + right[w] : "(" + left[w] + " & ~(" + right[w] + ")) == 0L");
        }
        return so.append(")").toString();
    }

    private String can(Functions.Can c) {
        String player = terms.plainNumber(c.player);
        String kept = terms.enter(c);
        String so = terms.code.copy("boolean", "run.isPossible(" + c.entry + ", " + c.part + ", " + player + ")");
        terms.leave(kept);
        return so;
    }
}
