package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.guard.Ways;
import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.Element;
import io.petteia.machine.pattern.Steps;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A pattern of steps taken once, with bends between them: from each site a few ways, each over known sites to known others. Ways over the same sites are one mask. Condition:
 * named directions, classes that are cheap sets, none that means the edge, captures that nobody looks at, the last site alone yielded, and a board whose
 * lines do not come back to themselves.
 *
 * @param directions by player, one row if they are the same for all
 * @param parts steps and bends, in order
 */
public record Jumps(CompiledPattern pattern, int[][] directions, List<Element> parts, List<Element.Step> steps) {

    /** Null if it does not fit. */
    static @Nullable Jumps of(Unit unit, CompiledPattern pattern) {
        if (!unit.has(Rewrite.STEPS_AS_MASKS) || pattern.along() || pattern.directionSlot() != null) return null;
        int[][] directions = Lines.directions(pattern);
        if (directions == null || unit.loops()) return null;
        if (pattern.start() != null && isOpen(unit, pattern.start().sites())) return null;
        List<Element> parts = new ArrayList<>();
        List<Element.Step> steps = new ArrayList<>();
        for (Element at = pattern.first(); at != Element.ACCEPT; at = at.next) {
            parts.add(at);
            if (at instanceof Element.Step s && fits(unit, s)) steps.add(s);
            else if (!(at instanceof Element.Bend) || steps.isEmpty()) return null;
        }
        if (steps.size() < 2 || !(parts.get(parts.size() - 1) instanceof Element.Step)) return null;
        for (int n = 0; n < steps.size(); n++) if (steps.get(n).collected != (n == steps.size() - 1)) return null;
        return new Jumps(pattern, directions, parts, steps);
    }

    private static boolean fits(Unit unit, Element.Step step) {
        SetNode sites = step.klass.sites();
        return step.times == null && !step.klass.fitsEdge() && sites != null && !isOpen(unit, sites);
    }

    private static boolean isOpen(Unit unit, @Nullable SetNode sites) {
        return !Lines.isCheap(sites) || sites != null && unit.reads(sites).here;
    }

    boolean relative() {
        return directions.length > 1;
    }

    /** Where it may end. */
    @Nullable
    SetNode onto() {
        return steps.get(steps.size() - 1).klass.sites();
    }

    /** What it yields from a site. */
    String[] write(Terms terms, String site) {
        return SetTerms.join(reached(terms, site, false), " & ", Lines.klass(terms, onto()));
    }

    /**
     * The sites to which it leads, whatever they hold.
     *
     * @param back the sites from which it leads to one instead
     */
    String[] reached(Terms terms, String site, boolean back) {
        Code code = terms.code;
        String[] all = terms.sets.variables(terms.unit.words);
        String[][] open = new String[steps.size() - 1][];
        for (int n = 0; n < open.length; n++)
            open[n] = Lines.klass(terms, steps.get(n).klass.sites());
        each(terms, site, back, (legs, masks) -> {
            for (int n = 0; n < open.length; n++) {
                String leg = code.copy("int", legs + "[" + n + "]");
                terms.noteMember(leg);
                code.line("if (!" + terms.questions.bit(open[n], leg) + ") continue;");
            }
            for (int w = 0; w < all.length; w++) code.line(all[w] + " |= " + masks[w] + ";");
        });
        return all;
    }

    /** Adds to words, which are variables, the sites on the ways from some sites to one. */
    void ways(Terms terms, String site, String[] from, String[] all) {
        Code code = terms.code;
        each(terms, site, true, (legs, masks) -> {
            code.line("if (" + SetQuestions.isZero(SetTerms.join(masks, " & ", from)) + ") continue;");
            for (int n = 0; n < steps.size() - 1; n++) terms.loops.add(all, code.copy("int", legs + "[" + n + "]"));
        });
    }

    /** A round for each row of sites on the way: those sites, and the words that lie behind. */
    private void each(Terms terms, String site, boolean back, BiConsumer<String, String[]> body) {
        Unit unit = terms.unit;
        Code code = terms.code;
        String key = back + " " + java.util.Arrays.deepToString(directions)
                + parts.stream()
                        .map(p -> p instanceof Element.Bend b ? java.util.Arrays.deepToString(b.turned) : "step")
                        .toList();
        Ways ways = new Ways(this, unit, back);
        String over = unit.table("int[][][][]", "over " + key, () -> ways.over);
        String row = "[" + (relative() ? terms.mover : "0") + "][" + site + "]";
        String legs = code.copy("int[][]", over + row);
        String each = code.name("v");
        String[] masks = new String[unit.words];
        for (int w = 0; w < masks.length; w++) {
            int word = w;
            masks[w] =
                    unit.table("long[][][]", "jump " + w + " " + key, () -> ways.masks[word]) + row + "[" + each + "]";
        }
        code.open("for (int " + each + " = 0; " + each + " < " + legs + ".length; " + each + "++) {");
        body.accept(legs + "[" + each + "]", masks);
        code.close();
    }

    /** By player and site the rows of sites on the way, and by word what lies behind each. */
    private static final class Ways {
        final int[][][][] over;
        final long[][][][] masks;

        Ways(Jumps jumps, Unit unit, boolean back) {
            int sites = unit.layout.model().board().size();
            int players = jumps.directions.length;
            over = new int[players][sites][][];
            masks = new long[unit.words][players][sites][];
            for (int p = 0; p < players; p++) {
                List<Map<List<Integer>, long[]>> found = new ArrayList<>();
                for (int s = 0; s < sites; s++) found.add(new LinkedHashMap<>());
                for (int s = 0; s < sites; s++) {
                    List<List<Integer>> paths = new ArrayList<>();
                    for (int d : jumps.directions[p])
                        follow(unit.program.steps(), jumps.parts, 0, s, d, new ArrayList<>(), paths);
                    for (List<Integer> path : paths) {
                        int to = path.remove(path.size() - 1);
                        long[] mask = found.get(back ? to : s).computeIfAbsent(path, k -> new long[unit.words]);
                        int end = back ? s : to;
                        mask[end >> 6] |= 1L << end;
                    }
                }
                for (int s = 0; s < sites; s++) {
                    over[p][s] = found.get(s).keySet().stream()
                            .map(path ->
                                    path.stream().mapToInt(Integer::intValue).toArray())
                            .toArray(int[][]::new);
                    for (int w = 0; w < unit.words; w++) {
                        int word = w;
                        masks[w][p][s] = found.get(s).values().stream()
                                .mapToLong(mask -> mask[word])
                                .toArray();
                    }
                }
            }
        }

        private static void follow(
                Steps steps, List<Element> parts, int n, int at, int d, List<Integer> so, List<List<Integer>> all) {
            if (n == parts.size()) {
                all.add(new ArrayList<>(so));
            } else if (parts.get(n) instanceof Element.Bend bend) {
                for (int turned : bend.turned[d]) follow(steps, parts, n + 1, at, turned, so, all);
            } else {
                int to = steps.next(d, at);
                if (to < 0) return;
                so.add(to);
                follow(steps, parts, n + 1, to, d, so, all);
                so.remove(so.size() - 1);
            }
        }
    }
}
