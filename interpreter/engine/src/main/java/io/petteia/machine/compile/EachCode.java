package io.petteia.machine.compile;

import io.petteia.machine.graph.Flow;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.Sources;
import org.jspecify.annotations.Nullable;

/** {@code for each} over the members of a set: they are listed first, whatever the rounds do to the set, in an array that a local holds. */
final class EachCode {
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

    static boolean fit(Binding binding) {
        return set(binding) != null;
    }

    static void collect(Stretches stretches, Terms terms, Flow.Collect c) {
        SetNode set = set(c.binding);
        if (set == null) throw new IllegalStateException("no set");
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

    /** Opens a block for the end of the loop, which the caller fills and closes before {@link #bind}. */
    static String end(Code code, Flow.Each e) {
        String all = code.copy("Object", "o[" + e.options + "]");
        code.open("if (" + all + " == null || i[" + e.counter + "] >= ((long[]) " + all + ").length) {");
        return all;
    }

    static void bind(Stretches stretches, Code code, Flow.Each e, String all) {
        String member = "(int) ((long[]) " + all + ")[i[" + e.counter + "]]";
        code.line(stretches.setInt(e.binding.slot().at(), member));
        code.line(stretches.setInt(e.counter, "i[" + e.counter + "] + 1"));
    }
}
