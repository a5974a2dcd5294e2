package io.petteia.machine.compile;

import io.petteia.machine.node.Groups;
import io.petteia.machine.pattern.DirectionSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The group of a site, grown site by site with a mask of neighbours for each. Condition: neighbours that are the same for all players. */
final class Floods {
    private Floods() {}

    static String[] group(Terms terms, Groups.Group g) {
        long[][] masks = neighbours(terms.unit, g);
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
        code.open("while (" + String.join(" != 0L || ", front) + " != 0L) {");
        String at = code.name("v");
        code.line("int " + at + ";");
        StringBuilder take = new StringBuilder();
        for (int w = 0; w < words; w++) {
            if (w > 0) take.append(" else ");
            if (w < words - 1) take.append("if (").append(front[w]).append(" != 0L) ");
            take.append("{ ")
                    .append(at)
                    .append(" = ")
                    .append(w << 6)
                    .append(" + Long.numberOfTrailingZeros(")
                    .append(front[w]);
            take.append("); ").append(front[w]).append(" &= ").append(front[w]).append(" - 1L; }");
        }
        code.line(take.toString());
        for (int w = 0; w < words; w++) {
            String table = terms.unit.constant("long[]", masks[w]);
            String more = code.copy("long", table + "[" + at + "] & " + left[w]);
            code.line(
                    group[w] + " |= " + more + "; " + front[w] + " |= " + more + "; " + left[w] + " ^= " + more + ";");
        }
        code.close();
        code.close();
        return group;
    }

    private static long @Nullable [][] neighbours(Unit unit, Groups.Group g) {
        int sites = unit.layout.model().board().size();
        Object key = unit.keyOf(g.adjacency.orthogonal, directions(g));
        long[][] known = unit.adjacency(key);
        if (known != null) return known;
        long[][] masks = new long[unit.words][sites];
        for (int s = 0; s < sites; s++) {
            List<Integer> all = new ArrayList<>();
            if (g.adjacency.sources.length == 0) for (int t : g.adjacency.orthogonal.of(s)) all.add(t);
            for (DirectionSource source : g.adjacency.sources) {
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

    private static String directions(Groups.Group g) {
        StringBuilder text = new StringBuilder("along");
        for (DirectionSource source : g.adjacency.sources)
            text.append(
                    source instanceof DirectionSource.Named n && !n.relative
                            ? java.util.Arrays.toString(n.byPlayer[0])
                            : "?");
        return text.toString();
    }
}
