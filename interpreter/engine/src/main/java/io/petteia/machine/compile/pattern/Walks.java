package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.pattern.Element;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * A walk along the lines of a pattern, written out: a loop for each repetition, one inside the other, in the order in which the tree finds its matches. Condition: plain
 * lines (see {@link Lines}) whose repetitions are known numbers, or numbers worked out once for each line, and whose classes mean the edge at most in their last step.
 */
final class Walks {
    /** What a match has where it ends: the words that it yields, the last site that a single step yields, and its captures, a site or the words of a set. */
    record Matched(String[] yields, String last, Map<Integer, String> sites, Map<Integer, String[]> sets) {}

    private final Terms terms;
    private final Lines lines;
    private final BiConsumer<Terms, Matched> then;
    private final String[][] classes;
    private String direction = "";
    private String next = "";
    private String last = "-1";
    private final Map<Integer, String> sites = new LinkedHashMap<>();
    private final Map<Integer, String[]> sets = new LinkedHashMap<>();

    private Walks(Terms terms, Lines lines, BiConsumer<Terms, Matched> then) {
        this.terms = terms;
        this.lines = lines;
        this.then = then;
        classes = new String[lines.steps().size()][];
    }

    static boolean fit(Terms terms, Lines lines) {
        if (lines.pattern().along() || lines.leaps()) return false;
        for (int n = 0; n < lines.steps().size(); n++) {
            Element.Step step = lines.steps().get(n);
            boolean known = Lines.least(terms, step) >= 0 && Lines.most(terms, step) >= 0;
            boolean plain = step.capture < 0 && !step.collected && Lines.exactly(terms.unit, step) != null;
            if (!known && !plain) return false;
            if (step.klass.fitsEdge() && (n + 1 < lines.steps().size() || !Lines.isOnce(step))) return false;
        }
        return true;
    }

    static void write(Terms terms, Lines lines, String site, BiConsumer<Terms, Matched> then) {
        new Walks(terms, lines, then).write(site);
    }

    private void write(String site) {
        Code code = terms.code;
        for (int n = 0; n < classes.length; n++)
            if (Lines.isCheap(lines.steps().get(n).klass.sites()))
                classes[n] = Lines.klass(terms, lines.steps().get(n).klass.sites());
        String directions = terms.unit.constant("int[][]", lines.directions());
        String all = terms.unit.table("int[][]", "next", () -> terms.unit.next());
        String each = code.name("v");
        String row = directions + "[" + (lines.relative() ? terms.mover : "0") + "]";
        code.open("for (int " + each + " = 0; " + each + " < " + row + ".length; " + each + "++) {");
        direction = code.copy("int", row + "[" + each + "]");
        passOver(site);
        next = code.copy("int[]", all + "[" + direction + "]");
        String[] yields = SetTerms.zeros(terms.unit.words);
        Layout.Slot slot = lines.pattern().directionSlot();
        String before = slot == null ? null : terms.temporaries.put(slot.at(), direction);
        step(0, site, yields);
        if (slot != null) terms.restore(slot.at(), before);
        code.close();
    }

    /** Where it costs something to ask for the class of a step, lines are passed over on which there is no site for another step. */
    private void passOver(String site) {
        boolean costs = false;
        for (String[] klass : classes) costs |= klass == null;
        if (!costs) return;
        for (int n = 0; n < classes.length; n++) {
            Element.Step step = lines.steps().get(n);
            String[] klass = classes[n];
            boolean met = klass != null && Lines.least(terms, step) > 0 && !step.klass.fitsEdge();
            if (!met || step.klass.sites() instanceof io.petteia.machine.node.SiteSets.Empty) continue;
            String[] ray = Rays.inDirection(terms.unit, direction, site);
            terms.code.line("if (" + SetQuestions.isZero(SetTerms.join(ray, " & ", klass)) + ") continue;");
        }
    }

    private void step(int n, String at, String[] yields) {
        if (n == classes.length) {
            then.accept(terms, new Matched(yields, last, sites, sets));
            return;
        }
        Element.Step step = lines.steps().get(n);
        if (Lines.isOnce(step)) once(n, step, at, yields);
        else if (Lines.least(terms, step) < 0) exactly(n, step, at, yields);
        else repeated(n, step, at, yields);
    }

    private String fits(int n, Element.Step step, String site) {
        String[] known = classes[n];
        String inside = known != null
                ? terms.questions.bit(known, site)
                : step.klass.sites() == null
                        ? "false"
                        : terms.questions.bit(terms.sets.laid(), site) + " && "
                                + terms.questions.has(step.klass.sites(), site);
        return inside;
    }

    private void once(int n, Element.Step step, String at, String[] yields) {
        Code code = terms.code;
        String site = code.copy("int", next + "[" + at + "]");
        if (step.klass.fitsEdge()) {
            String edge = "(" + site + " < 0 || !" + terms.questions.bit(terms.sets.laid(), site) + ")";
            boolean plain = !step.marked && step.capture < 0;
            if (plain) {
                code.open("if (" + edge + ") {");
                step(n + 1, at, yields);
                code.close();
            }
        }
        code.open("if (" + site + " >= 0) {");
        String before = terms.memberBefore(site);
        terms.noteMember(site);
        code.open("if (" + fits(n, step, site) + ") {");
        String[] more = step.collected ? with(yields, site) : yields;
        String lastBefore = last;
        if (step.collected) last = site;
        String captured = step.capture >= 0 ? sites.put(step.capture, site) : null;
        String[] set = step.capture >= 0 ? sets.get(step.capture) : null;
        if (step.capture >= 0) sets.put(step.capture, with(set == null ? SetTerms.zeros(terms.unit.words) : set, site));
        step(n + 1, site, more);
        last = lastBefore;
        if (step.capture >= 0) {
            if (captured == null) sites.remove(step.capture);
            else sites.put(step.capture, captured);
            if (set == null) sets.remove(step.capture);
            else sets.put(step.capture, set);
        }
        terms.forgetMember(site, before);
        code.close();
        code.close();
    }

    private String[] with(String[] words, String site) {
        String[] bit = terms.sets.bit(site, words.length);
        String[] all = new String[words.length];
        for (int w = 0; w < all.length; w++)
            all[w] = words[w].equals("0L") ? bit[w] : terms.code.copy("long", words[w] + " | " + bit[w]);
        return all;
    }

    /** So many times as has to be worked out. */
    private void exactly(int n, Element.Step step, String from, String[] yields) {
        IntNode times = Lines.exactly(terms.unit, step);
        if (times == null) throw new Terms.TooLarge();
        Code code = terms.code;
        String wanted = terms.plainNumber(times);
        String[] klass = classes[n];
        if (klass != null && terms.unit.has(Rewrite.STEPS_AS_MASKS)) {
            step(n + 1, Paths.open(terms, direction, from, wanted, klass), yields);
            code.close();
            return;
        }
        String at = code.copy("int", from);
        String count = code.copy("int", "0");
        code.open("while (" + count + " < " + wanted + ") {");
        String site = code.copy("int", next + "[" + at + "]");
        code.line("if (" + site + " < 0) break;");
        terms.noteMember(site);
        code.line("if (!(" + fits(n, step, site) + ")) break;");
        code.line(at + " = " + site + ";");
        code.line(count + "++;").close();
        code.open("if (" + count + " >= " + wanted + ") {");
        step(n + 1, at, yields);
        code.close();
    }

    private void repeated(int n, Element.Step step, String from, String[] yields) {
        Code code = terms.code;
        int least = Lines.least(terms, step);
        int most = Lines.most(terms, step);
        if (least == 0) step(n + 1, from, yields);
        String at = code.copy("int", from);
        String[] grown = yields;
        if (step.collected) {
            grown = new String[yields.length];
            for (int w = 0; w < grown.length; w++) grown[w] = code.copy("long", yields[w]);
        }
        boolean counted = least > 1 || most != Integer.MAX_VALUE;
        String count = counted ? code.copy("int", "0") : "";
        String captured = sites.get(step.capture);
        String[] set = sets.get(step.capture);
        String[] captures = null;
        if (step.capture >= 0) {
            captures = new String[yields.length];
            for (int w = 0; w < captures.length; w++) captures[w] = code.copy("long", set == null ? "0L" : set[w]);
            sites.put(step.capture, at);
            sets.put(step.capture, captures);
        }
        code.open("while (" + (most == Integer.MAX_VALUE ? "true" : count + " < " + most) + ") {");
        String site = code.copy("int", next + "[" + at + "]");
        code.line("if (" + site + " < 0) break;");
        terms.noteMember(site);
        code.line("if (!(" + fits(n, step, site) + ")) break;");
        code.line(at + " = " + site + ";");
        if (step.collected) terms.loops.add(grown, site);
        if (captures != null) terms.loops.add(captures, site);
        if (counted) code.line(count + "++;");
        if (least > 1) code.open("if (" + count + " >= " + least + ") {");
        step(n + 1, at, grown);
        if (least > 1) code.close();
        code.close();
        if (step.capture >= 0) {
            if (captured == null) sites.remove(step.capture);
            else sites.put(step.capture, captured);
            if (set == null) sets.remove(step.capture);
            else sets.put(step.capture, set);
        }
    }
}
