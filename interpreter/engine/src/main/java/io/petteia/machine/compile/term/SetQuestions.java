package io.petteia.machine.compile.term;

import io.petteia.machine.compile.pattern.RunsThrough;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sets;
import io.petteia.machine.node.SiteSets;

/** What sets are asked: a member, emptiness, how many, the first. */
public final class SetQuestions {
    private final Terms terms;

    SetQuestions(Terms terms) {
        this.terms = terms;
    }

    /** Is a value, a plain expression, in a set? */
    public String has(SetNode set, String value) {
        if (set.words > Unit.MOST_WORDS) return large(set, value);
        if (set instanceof Sets.Singleton s)
            return "(" + value + " >= " + s.base + " && " + value + " == " + terms.number(s.member) + ")";
        if (set instanceof Sets.Combine c && isCheap(c.left) && isCheap(c.right)) return combined(c, value);
        if (set instanceof SiteSets.Filtered f) {
            String of = terms.code.copy("boolean", has(f.of, value));
            terms.code.open("if (" + of + ") {");
            terms.code.line(of + " = " + has(f.by, value) + ";");
            terms.code.close();
            return of;
        }
        if (set instanceof SiteSets.Complement c && !isCheap(c.of))
            return "(" + bit(terms.sets.laid(), value) + " && !(" + has(c.of, value) + "))";
        if (set instanceof SiteSets.Where w) return where(w, value);
        if (set instanceof Functions.SetAs a)
            return terms.seenBy(
                    terms.code.copy("int", terms.number(a.player)), () -> terms.code.let("boolean", has(a.of, value)));
        String bit = terms.code.let("int", set.base == 0 ? value : value + " - (" + set.base + ")");
        return bit(terms.set(set), bit);
    }

    private String combined(Sets.Combine c, String value) {
        String left = has(c.left, value);
        String right = has(c.right, value);
        return switch (c.operation) {
            case UNION -> "(" + left + " || " + right + ")";
            case INTERSECTION -> "(" + left + " && " + right + ")";
            case DIFFERENCE -> "(" + left + " && !(" + right + "))";
        };
    }

    private String where(SiteSets.Where w, String value) {
        Code code = terms.code;
        String of = code.copy("boolean", bit(terms.sets.laid(), value));
        code.open("if (" + of + ") {");
        String before = terms.temporaries.put(w.slot, value);
        code.line(of + " = " + terms.truth(w.condition) + ";");
        terms.restore(w.slot, before);
        code.close();
        return of;
    }

    private String large(SetNode set, String value) {
        String kept = terms.enter(set);
        String so = terms.code.copy(
                "boolean", terms.unit.constant("io.petteia.machine.node.SetNode", set) + ".has(m, " + value + ")");
        terms.leave(kept);
        return so;
    }

    /** Is a bit set; a negative one never is. */
    public String bit(String[] words, String bit) {
        String safe = terms.isMember(bit) ? "" : bit + " >= 0 && " + bit + " < " + (words.length << 6) + " && ";
        return "(" + safe + "(" + word(words, bit) + " >>> " + bit + " & 1L) != 0L)";
    }

    private String word(String[] words, String bit) {
        if (words.length == 1) return words[0];
        if (words[0].matches("b\\[[0-9]+\\]"))
            return "b[" + words[0].substring(2, words[0].length() - 1) + " + (" + bit + " >> 6)]";
        StringBuilder chosen = new StringBuilder("(");
        for (int w = 0; w < words.length - 1; w++) chosen.append(bit + " >> 6 == " + w + " ? " + words[w] + " : ");
        return chosen + words[words.length - 1] + ")";
    }

    String isEmpty(SetNode set) {
        if (set.words > Unit.MOST_WORDS) return terms.asNode(new io.petteia.machine.node.Truths.IsEmpty(set)) + " != 0";
        if (set instanceof Patterns.Yielded y) {
            String run = RunsThrough.exists(terms, y);
            if (run != null) return "!" + run;
        }
        if (set instanceof io.petteia.machine.node.Calls.OfSet c) {
            String known = terms.loops.isEmpty(c);
            if (known != null) return known;
        }
        if (set instanceof SiteSets.Filtered f && !terms.sets.isWhole(f)) return terms.loops.noneOf(f);
        return isZero(terms.set(set));
    }

    public static String isZero(String[] words) {
        return "(" + String.join(" | ", words) + ") == 0L";
    }

    public String size(SetNode set) {
        if (set.words > Unit.MOST_WORDS) return terms.asNode(new Numbers.Size(set));
        return size(terms.set(set));
    }

    /** How many members the set of some words has. */
    public static String size(String[] words) {
        StringBuilder sum = new StringBuilder("(");
        for (int w = 0; w < words.length; w++)
            sum.append(w == 0 ? "" : " + ")
                    .append("Long.bitCount(")
                    .append(words[w])
                    .append(")");
        return sum.append(")").toString();
    }

    String end(Numbers.End e) {
        if (e.set.words > Unit.MOST_WORDS) return terms.asNode(e);
        String[] words = terms.code.let(terms.set(e.set));
        StringBuilder at = new StringBuilder("(");
        for (int k = 0; k < words.length; k++) {
            int w = e.first ? k : words.length - 1 - k;
            int base = e.set.base + (w << 6);
            String of = e.first
                    ? "Long.numberOfTrailingZeros(" + words[w] + ")"
                    : "63 - Long.numberOfLeadingZeros(" + words[w] + ")";
            at.append(words[w])
                    .append(" != 0L ? ")
                    .append(base)
                    .append(" + ")
                    .append(of)
                    .append(" : ");
        }
        return terms.code.let("int", at + "-1)");
    }

    private static boolean isStored(io.petteia.machine.node.IntNode node) {
        return node instanceof Numbers.Stored || node instanceof Numbers.Constant;
    }

    /** Whether all words of it cost next to nothing. */
    public static boolean isCheap(SetNode set) {
        if (set instanceof Sets.Combine c) return isCheap(c.left) && isCheap(c.right);
        if (set instanceof SiteSets.Complement c) return isCheap(c.of);
        if (set instanceof Sets.Cell c && c.index.keys().length == 0) return isStored(c.index.member());
        if (set instanceof SiteSets.Table t) return isStored(t.which);
        if (set instanceof io.petteia.machine.node.Functions.Ranks) return true;
        return set instanceof Sets.Constant
                || set instanceof Sets.Stored
                || set instanceof Sets.Temporary
                || set instanceof SiteSets.Empty
                || set instanceof SiteSets.Own
                || set instanceof SiteSets.Enemy
                || set instanceof SiteSets.Pieces
                || set instanceof SiteSets.OwnedBy;
    }
}
