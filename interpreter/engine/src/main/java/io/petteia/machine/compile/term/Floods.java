package io.petteia.machine.compile.term;

import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.Adjacency;
import io.petteia.machine.node.Groups;
import io.petteia.machine.node.Sets;
import io.petteia.machine.pattern.DirectionSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Connection: the group of a site and the number of groups, grown site by site with a mask of neighbours for each, and what lies beside a set. Condition: neighbours that
 * are the same for all players.
 */
final class Floods {
    private Floods() {}

    static String[] group(Terms terms, Groups.Group g) {
        long[][] masks = neighbours(terms.unit, g.adjacency);
        if (masks == null) return terms.asNode(g);
        Code code = terms.code;
        int words = terms.unit.words;
        String[] group = terms.sets.variables(words);
        String site = terms.plainNumber(g.site);
        code.open("if (" + site + " >= 0) {");
        String[] open = code.let(SetTerms.join(terms.set(g.within), " & ", terms.sets.laid()));
        String[] left = new String[words];
        for (int w = 0; w < words; w++) left[w] = code.copy("long", open[w]);
        String[] front = terms.sets.variables(words);
        terms.loops.add(group, site);
        terms.sets.assign(front, group);
        for (int w = 0; w < words; w++) code.line(left[w] + " &= ~" + group[w] + ";");
        spread(terms, masks, front, left, (word, more) -> code.line(group[word] + " |= " + more + ";"));
        code.close();
        return group;
    }

    /** Goes on from a front until nothing of what is left is joined to it; all of these are variables. */
    private static void spread(
            Terms terms, long[][] masks, String[] front, String[] left, BiConsumer<Integer, String> reached) {
        Code code = terms.code;
        int words = front.length;
        code.open("while (" + String.join(" != 0L || ", front) + " != 0L) {");
        String at = takeFirst(code, front);
        for (int w = 0; w < words; w++) {
            String table = terms.unit.constant("long[]", masks[w]);
            String more = code.copy("long", table + "[" + at + "] & " + left[w]);
            code.line(front[w] + " |= " + more + "; " + left[w] + " ^= " + more + ";");
            reached.accept(w, more);
        }
        code.close();
    }

    /** Takes the first member off words that are variables and not all empty. */
    private static String takeFirst(Code code, String[] from) {
        String at = code.name("v");
        code.line("int " + at + ";");
        StringBuilder take = new StringBuilder();
        for (int w = 0; w < from.length; w++) {
            if (w > 0) take.append(" else ");
            if (w < from.length - 1) take.append("if (").append(from[w]).append(" != 0L) ");
            take.append("{ ").append(at).append(" = ").append(w << 6);
            take.append(" + Long.numberOfTrailingZeros(").append(from[w]).append("); ");
            take.append(from[w]).append(" &= ").append(from[w]).append(" - 1L; }");
        }
        code.line(take.toString());
        return at;
    }

    /** How many groups a set has; null where it does not fit. @param enough counts no further; -1 for no such limit */
    static @Nullable String count(Terms terms, Groups.All g, int enough) {
        long[][] masks = neighbours(terms.unit, g.adjacency);
        if (masks == null || g.of.words != terms.unit.words) return null;
        Code code = terms.code;
        int words = terms.unit.words;
        String[] of = terms.set(g.of);
        String[] left = new String[words];
        for (int w = 0; w < words; w++) left[w] = code.copy("long", of[w]);
        String[] laid = code.let(terms.sets.laid());
        String count = code.copy("int", "0");
        String limit = enough < 0 ? "" : " && " + count + " < " + enough;
        code.open("while ((" + String.join(" | ", left) + ") != 0L" + limit + ") {");
        String[] front = terms.sets.variables(words);
        terms.loops.add(front, takeFirst(code, left));
        String[] open = new String[words];
        for (int w = 0; w < words; w++) {
            open[w] = code.copy("long", left[w] + " & " + laid[w]);
            code.line(left[w] + " &= ~" + laid[w] + ";");
        }
        spread(terms, masks, front, open, (word, more) -> {});
        for (int w = 0; w < words; w++) code.line(left[w] + " |= " + open[w] + ";");
        code.line(count + "++;").close();
        return count;
    }

    /** What lies beside a set: one mask for a site, else all stepped at once where they can be, or a mask for each member. */
    static String[] beside(Terms terms, Groups.Neighbours n) {
        long[][] masks = neighbours(terms.unit, n.adjacency);
        if (masks == null || n.words != terms.unit.words) return terms.asNode(n);
        Code code = terms.code;
        String[] all;
        String[] of;
        if (n.of instanceof Sets.Singleton one) {
            String site = terms.plainNumber(one.member);
            all = terms.sets.variables(n.words);
            code.open("if (" + site + " >= 0) {");
            for (int w = 0; w < all.length; w++)
                code.line(all[w] + " = " + terms.unit.constant("long[]", masks[w]) + "[" + site + "];");
            code.close();
            of = isWithin(masks) ? SetTerms.zeros(n.words) : terms.sets.bit(site, n.words);
        } else {
            of = code.let(terms.set(n.of));
            int[] directions = directions(terms.unit, n.adjacency);
            all = directions.length > 0 ? stepped(terms, of, directions) : united(terms, of, masks);
        }
        return SetTerms.minus(SetTerms.join(all, " & ", terms.sets.laid()), of);
    }

    /** Whether a site may be its own neighbour nowhere. */
    private static boolean isWithin(long[][] masks) {
        for (int s = 0; s < masks[0].length; s++) if ((masks[s >> 6][s] >>> s & 1) != 0) return false;
        return true;
    }

    private static String[] united(Terms terms, String[] of, long[][] masks) {
        String[] all = terms.sets.variables(of.length);
        terms.loops.members(of, 0, site -> {
            for (int w = 0; w < all.length; w++)
                terms.code.line(all[w] + " |= " + terms.unit.constant("long[]", masks[w]) + "[" + site + "];");
        });
        return all;
    }

    private static String[] stepped(Terms terms, String[] of, int[] directions) {
        String[] all = SetTerms.zeros(of.length);
        for (int d : directions) all = terms.code.let(SetTerms.join(all, " | ", Shifts.back(terms.unit, d, of)));
        return all;
    }

    /** Directions that are shifts and together lead from each site to all its neighbours and from all its neighbours to it; none if there are none such. */
    private static int[] directions(Unit unit, Adjacency adjacency) {
        long[][] masks = neighbours(unit, adjacency);
        var usual = unit.layout.model().board().groups().get("orthogonal");
        int[] all = adjacency.sources.length > 0 ? named(adjacency) : usual == null ? new int[0] : usual.byPlayer()[0];
        if (masks == null) return new int[0];
        long[][] back = new long[unit.words][unit.layout.model().board().size()];
        for (int d : all) {
            if (!Shifts.fit(unit, d)) return new int[0];
            for (int s = 0; s < back[0].length; s++) {
                int to = unit.program.steps().next(d, s);
                if (to >= 0) back[s >> 6][to] |= 1L << s;
            }
        }
        return java.util.Arrays.deepEquals(masks, back) ? all : new int[0];
    }

    private static int[] named(Adjacency adjacency) {
        return java.util.Arrays.stream(adjacency.sources)
                .flatMapToInt(source -> java.util.Arrays.stream(((DirectionSource.Named) source).byPlayer[0]))
                .distinct()
                .toArray();
    }

    private static long @Nullable [][] neighbours(Unit unit, Adjacency adjacency) {
        int sites = unit.layout.model().board().size();
        Object key = unit.keyOf(adjacency.orthogonal, directions(adjacency));
        long[][] known = unit.adjacency(key);
        if (known != null) return known;
        long[][] masks = new long[unit.words][sites];
        for (int s = 0; s < sites; s++) {
            List<Integer> all = new ArrayList<>();
            if (adjacency.sources.length == 0) for (int t : adjacency.orthogonal.of(s)) all.add(t);
            for (DirectionSource source : adjacency.sources) {
                if (!(source instanceof DirectionSource.Named n) || n.relative) return null;
                for (int d : n.byPlayer[0])
                    if (unit.program.steps().next(d, s) >= 0)
                        all.add(unit.program.steps().next(d, s));
            }
            for (int t : all) masks[t >> 6][s] |= 1L << t;
        }
        unit.noteAdjacency(key, masks);
        return masks;
    }

    private static String directions(Adjacency adjacency) {
        StringBuilder text = new StringBuilder("along");
        for (DirectionSource source : adjacency.sources)
            text.append(
                    source instanceof DirectionSource.Named n && !n.relative
                            ? java.util.Arrays.toString(n.byPlayer[0])
                            : "?");
        return text.toString();
    }
}
