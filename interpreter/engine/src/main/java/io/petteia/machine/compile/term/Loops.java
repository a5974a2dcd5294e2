package io.petteia.machine.compile.term;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.facts.Range;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.node.SiteSets;
import io.petteia.machine.node.Sources;
import io.petteia.machine.node.TruthNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What goes over the members of sets, and calls of defines, whose bodies are methods. */
public final class Loops {
    private final Terms terms;

    Loops(Terms terms) {
        this.terms = terms;
    }

    boolean canLoop(Binding[] bindings) {
        for (Binding each : bindings) {
            boolean plain = each.source() instanceof Sources.OfSet of
                    && of.set().words <= Unit.MOST_WORDS
                    && each.slots().length == 1
                    && each.slot().temporary()
                    && each.slot().kind() == Layout.Kind.INT;
            if (!plain) return false;
        }
        return true;
    }

    /** A loop over the members of words, which are plain. */
    public void members(String[] words, int base, Consumer<String> body) {
        Code code = terms.code;
        String rest = code.name("v");
        String member = code.name("v");
        if (words.length == 1) {
            code.open("for (long " + rest + " = " + words[0] + "; " + rest + " != 0L; " + rest + " &= " + rest
                    + " - 1L) {");
            code.line("int " + member + " = " + (base == 0 ? "" : base + " + ") + "Long.numberOfTrailingZeros(" + rest
                    + ");");
        } else {
            String word = code.name("v");
            code.open("for (int " + word + " = 0; " + word + " < " + words.length + "; " + word + "++) {");
            StringBuilder which = new StringBuilder();
            for (int w = 0; w < words.length - 1; w++) which.append(word + " == " + w + " ? " + words[w] + " : ");
            which.append(words[words.length - 1]);
            code.open(
                    "for (long " + rest + " = " + which + "; " + rest + " != 0L; " + rest + " &= " + rest + " - 1L) {");
            code.line("int " + member + " = " + base + " + (" + word + " << 6) + Long.numberOfTrailingZeros(" + rest
                    + ");");
        }
        if (base >= 0) terms.noteMember(member);
        body.accept(member);
        code.close();
        if (words.length > 1) code.close();
    }

    /** Binders one inside the other. */
    private void bound(Binding[] bindings, @Nullable IntNode yields, int from, Runnable body) {
        if (from == bindings.length) {
            body.run();
            return;
        }
        Binding binding = bindings[from];
        Consumer<String> each = member -> {
            String before = terms.temporaries.put(binding.slot().at(), member);
            IntNode where = binding.where();
            if (where != null) terms.code.open("if (" + terms.truth(where) + ") {");
            bound(bindings, yields, from + 1, body);
            if (where != null) terms.code.close();
            terms.restore(binding.slot().at(), before);
        };
        SetNode set = ((Sources.OfSet) binding.source()).set();
        String[] words = terms.code.let(terms.set(set));
        boolean few = bindings.length == 1 && FewMembers.write(terms, binding, set, words, yields, each);
        if (!few) members(words, set.base, each);
    }

    String exists(Gatherings.Exists e) {
        Code code = terms.code;
        String found = code.copy("boolean", "false");
        String label = code.name("L");
        code.open(label + ": {");
        bound(e.bindings, e.yields == null && e.bindings.length == 1 ? e.bindings[0].where() : e.yields, 0, () -> {
            String met =
                    e.yields == null ? "true" : e.every ? "!(" + terms.truth(e.yields) + ")" : terms.truth(e.yields);
            code.open("if (" + met + ") {")
                    .line(found + " = true;")
                    .line("break " + label + ";")
                    .close();
        });
        code.close();
        return e.every ? "!" + found : found;
    }

    String total(Gatherings.Total t) {
        Code code = terms.code;
        String total = code.copy("int", "0");
        bound(t.bindings, t.yields, 0, () -> {
            String each = t.yields == null ? "1" : terms.number(t.yields);
            if (terms.unit.has(Rewrite.CHECKS_IMPLIED) && Range.exact(t).fitsInt()) {
                code.line(total + " += " + each + ";");
                return;
            }
            code.line(total + " = " + terms.unit.constant("io.petteia.machine.node.Gatherings.Total", t) + ".plus("
                    + total + ", " + each + ");");
        });
        return total;
    }

    String[] union(Gatherings.Union u) {
        String[] all = terms.sets.variables(u.words);
        bound(u.bindings, null, 0, () -> {
            String[] each = terms.set(u.yields);
            for (int w = 0; w < all.length; w++) terms.code.line(all[w] + " |= " + each[w] + ";");
        });
        return all;
    }

    public String[] members(Gatherings.Members g) {
        if (!(g.yields instanceof Numbers.Temporary t)
                || t.at != g.bindings[g.bindings.length - 1].slot().at()) return terms.asNode(g);
        String[] all = terms.sets.variables(g.words);
        bound(
                g.bindings,
                null,
                0,
                () -> add(all, terms.temporaries.get(t.at) + (g.base == 0 ? "" : " - (" + g.base + ")")));
        return all;
    }

    /** Adds a bit to the words of variables. */
    public void add(String[] all, String bit) {
        if (all.length == 1) {
            terms.code.line(all[0] + " |= 1L << " + bit + ";");
            return;
        }
        String at = terms.code.let("int", bit);
        StringBuilder line = new StringBuilder();
        for (int w = 0; w < all.length; w++) {
            if (w > 0) line.append("else ");
            if (w < all.length - 1)
                line.append("if (").append(at).append(" >> 6 == ").append(w).append(") ");
            line.append(all[w]).append(" |= 1L << ").append(at).append("; ");
        }
        terms.code.line(line.toString());
    }

    /** Of a set the members for which a condition holds. */
    String[] filter(String[] of, int slot, IntNode condition) {
        String[] all = terms.sets.variables(of.length);
        members(of, 0, member -> {
            String before = terms.temporaries.put(slot, member);
            terms.code.open("if (" + terms.truth(condition) + ") {");
            add(all, member);
            terms.code.close();
            terms.restore(slot, before);
        });
        return all;
    }

    String[] filter(String[] of, SetNode by) {
        String[] all = terms.sets.variables(of.length);
        members(of, 0, member -> {
            terms.code.open("if (" + terms.questions.has(by, member) + ") {");
            add(all, member);
            terms.code.close();
        });
        return all;
    }

    String noneOf(SiteSets.Filtered f) {
        Code code = terms.code;
        String none = code.copy("boolean", "true");
        String label = code.name("L");
        code.open(label + ": {");
        members(code.let(terms.set(f.of)), 0, member -> {
            code.open("if (" + terms.questions.has(f.by, member) + ") {");
            code.line(none + " = false;").line("break " + label + ";").close();
        });
        code.close();
        return none;
    }

    // ---- calls
    /** Arguments worked out, by the places of the parameters. */
    private record Passed(List<String> heads, List<String> values, StringBuilder key) {}

    private @Nullable Passed pass(Calls.Argument[] arguments, Terms inside) {
        Passed passed = new Passed(new ArrayList<>(), new ArrayList<>(), new StringBuilder());
        int n = 0;
        for (Calls.Argument each : arguments) {
            if (!each.slot.temporary()) return null;
            if (each instanceof Calls.IntArgument a) {
                String value = terms.number(a.value);
                if (Code.isNumber(value)) {
                    inside.temporaries.put(each.slot.at(), value);
                    passed.key.append(each.slot.at()).append('=').append(value).append(' ');
                    continue;
                }
                value = terms.code.let("int", value);
                String name = "a" + n++;
                inside.temporaries.put(each.slot.at(), name);
                passed.heads.add("int " + name);
                passed.values.add(value);
            } else if (each instanceof Calls.SetArgument a && a.value.words <= Unit.MOST_WORDS) {
                String[] words = terms.code.let(terms.set(a.value));
                String[] names = new String[words.length];
                for (int w = 0; w < words.length; w++) {
                    names[w] = "a" + n++;
                    passed.heads.add("long " + names[w]);
                    passed.values.add(words[w]);
                }
                inside.temporaryBits.put(each.slot.at(), names);
            } else return null;
        }
        return passed;
    }

    private @Nullable String method(
            Calls.Argument[] arguments, Object body, String asked, String type, Consumer<Terms> writer) {
        if (terms.unit.reads(body).here) return null;
        int at = terms.code.position();
        Terms inside = new Terms(terms.unit, new Code(), "mv");
        Passed passed = pass(arguments, inside);
        if (passed == null) {
            terms.code.cut(at);
            return null;
        }
        Object key = terms.unit.keyOf(body, asked + passed.key);
        String name = terms.unit.body(key);
        if (name == null) {
            name = terms.unit.name("define");
            writer.accept(inside);
            passed.heads.add(0, "int mv");
            terms.unit.method(
                    "private " + type + " " + name + "(" + String.join(", ", passed.heads) + ")", inside.code);
            terms.unit.noteBody(key, name);
        }
        passed.values.add(0, terms.mover);
        return name + "(" + String.join(", ", passed.values) + ")";
    }

    String call(Calls.OfInt c, boolean truth) {
        boolean body = c.body instanceof TruthNode;
        String call = method(
                c.arguments,
                c.body,
                "",
                body ? "boolean" : "int",
                inside -> inside.code.line("return " + (body ? inside.truth(c.body) : inside.number(c.body)) + ";"));
        if (call == null) return terms.asNode(c) + (truth ? " != 0" : "");
        String value = terms.code.copy(body ? "boolean" : "int", call);
        return body == truth ? value : truth ? value + " != 0" : "(" + value + " ? 1 : 0)";
    }

    String[] call(Calls.OfSet c) {
        String call = method(c.arguments, c.body, "", c.words == 1 ? "long" : "void", inside -> {
            String[] words = inside.set(c.body);
            if (c.words == 1) inside.code.line("return " + words[0] + ";");
            else for (int w = 0; w < words.length; w++) inside.code.line("r" + w + " = " + words[w] + ";");
        });
        if (call == null) return terms.asNode(c);
        if (c.words == 1) return new String[] {terms.code.copy("long", call)};
        terms.code.line(call + ";");
        String[] all = new String[c.words];
        for (int w = 0; w < all.length; w++) all[w] = terms.code.copy("long", "r" + w);
        return all;
    }

    /** Whether what a call gives is empty, asked in the body, where that may be cheaper; null if it cannot be asked so. */
    @Nullable
    String isEmpty(Calls.OfSet c) {
        String call = method(
                c.arguments,
                c.body,
                "is empty ",
                "boolean",
                inside -> inside.code.line("return " + inside.questions.isEmpty(c.body) + ";"));
        return call == null ? null : terms.code.copy("boolean", call);
    }
}
