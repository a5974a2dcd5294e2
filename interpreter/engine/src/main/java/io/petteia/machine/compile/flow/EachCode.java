package io.petteia.machine.compile.flow;

import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Flow;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import org.jspecify.annotations.Nullable;

/** {@code for each} over the members of a set: they are listed first, whatever the rounds do to the set, in an array that a local holds. */
public final class EachCode {
    private static final long[] NONE = {};

    private EachCode() {}

    private static @Nullable SetNode set(Binding binding) {
        boolean plain = binding.source() instanceof Sources.OfSet of
                && of.set().words <= Unit.MOST_WORDS
                && binding.slots().length == 1
                && binding.slot().kind() == Layout.Kind.INT
                && !binding.slot().temporary();
        return plain && binding.source() instanceof Sources.OfSet of ? of.set() : null;
    }

    public static boolean fit(Binding binding) {
        return set(binding) != null;
    }

    static void collect(Stretches stretches, Terms terms, Flow.Collect c) {
        SetNode set = set(c.binding);
        if (set == null) throw new IllegalStateException("no set");
        String[] left = terms.code.left(c.counter, set.words);
        if (left == null) list(stretches, terms, c, set);
        else terms.sets.assign(left, terms.code.let(terms.set(set)));
    }

    /** Whether the rounds of a loop may go through words of variables: nothing is listed, and what is passed over is passed over at once. */
    public static boolean fitsWords(Binding binding) {
        return fit(binding) && binding.where() == null;
    }

    private static void list(Stretches stretches, Terms terms, Flow.Collect c, SetNode set) {
        Code code = terms.code;
        String[] words = terms.set(set);
        String[] kept = new String[words.length];
        for (int w = 0; w < words.length; w++) kept[w] = code.copy("long", words[w]);
        String size = code.copy("int", SetQuestions.size(kept));
        String none = terms.unit.constant("long[]", NONE);
        String all = code.copy("long[]", size + " == 0 ? " + none + " : new long[" + size + "]");
        String count = code.copy("int", "0");
        IntNode where = c.binding.where();
        String slot = "i[" + c.binding.slot().at() + "]";
        String before = where == null ? "" : code.copy("int", slot);
        terms.loops.members(kept, set.base, member -> {
            if (where != null) {
                code.line(slot + " = " + member + ";");
                code.open("if (" + terms.truth(where) + ") {");
            }
            code.line(all + "[" + count + "++] = " + member + ";");
            if (where != null) code.close();
        });
        if (where != null) {
            code.line(slot + " = " + before + ";");
            code.line("if (" + count + " < " + size + ") " + all + " = java.util.Arrays.copyOf(" + all + ", " + count
                    + ");");
        }
        code.line("m.setObject(" + c.options + ", " + all + ");");
        code.line(stretches.setInt(c.counter, 0));
    }

    /** Opens a block for the end of the loop, which the caller fills and closes before {@link #bind}; gives the list that it has, empty for words. */
    static String end(Code code, Flow.Each e) {
        String[] left = left(code, e);
        if (left != null) {
            code.open("if (" + SetQuestions.isZero(left) + ") {");
            return "";
        }
        String all = code.copy("Object", "o[" + e.options + "]");
        code.open("if (" + all + " == null || i[" + e.counter + "] >= ((long[]) " + all + ").length) {");
        return all;
    }

    private static String @Nullable [] left(Code code, Flow.Each e) {
        SetNode set = set(e.binding);
        return set == null ? null : code.left(e.counter, set.words);
    }

    static void bind(Stretches stretches, Code code, Flow.Each e, String all) {
        String[] left = left(code, e);
        SetNode set = set(e.binding);
        if (left != null && set != null) {
            first(stretches, code, e, left, set.base);
            return;
        }
        String member = "(int) ((long[]) " + all + ")[i[" + e.counter + "]]";
        code.line(stretches.setInt(e.binding.slot().at(), member));
        code.line(stretches.setInt(e.counter, "i[" + e.counter + "] + 1"));
    }

    /** Takes the first member out of words of which one is not empty. */
    private static void first(Stretches stretches, Code code, Flow.Each e, String[] left, int base) {
        for (int w = 0; w < left.length; w++) {
            boolean last = w == left.length - 1;
            if (!last) code.open("if (" + left[w] + " != 0L) {");
            int from = base + (w << 6);
            code.line(stretches.setInt(
                    e.binding.slot().at(),
                    (from == 0 ? "" : from + " + ") + "Long.numberOfTrailingZeros(" + left[w] + ")"));
            code.line(left[w] + " &= " + left[w] + " - 1L;");
            if (!last) code.otherwise();
        }
        for (int w = 1; w < left.length; w++) code.close();
    }
}
