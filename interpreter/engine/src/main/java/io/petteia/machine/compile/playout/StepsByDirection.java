package io.petteia.machine.compile.playout;

import io.petteia.machine.compile.Rewrite;
import io.petteia.machine.compile.pattern.Lines;
import io.petteia.machine.compile.pattern.OwnTargets;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Shifts;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.graph.Choices;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.pattern.CompiledPattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The steps of all of the mover's pieces at once, direction by direction: the pieces that can step so are a word, moves are counted by these words, and the move of a number is found in
 * their order. Condition: as for {@link OwnTargets}; besides, there are several kinds of pieces, for with one a row for each takes no more time, sites are one word, the
 * directions are few, each of them is a shift ({@link Shifts}), and they lead from every site to others in the same order.
 */
public final class StepsByDirection {
    /** More sets than these are slower than a row for each piece. */
    private static final int MOST = 8;

    private static final String ALL = "-1L";

    private final Terms terms;
    private final Unit unit;
    private final List<List<Lines>> byPiece = new ArrayList<>();
    /** in the order of the sites to which they lead */
    private int[] directions = new int[0];

    /** By direction the word of pieces that can step so. */
    private String[] movable = new String[0];

    private String from = "";
    private String ways = "";
    private String left = "";
    /** Words by how they are made, each in a variable. */
    private final Map<String, String> variables = new HashMap<>();

    private StepsByDirection(Terms terms) {
        this.terms = terms;
        this.unit = terms.unit;
    }

    /** Null if it does not fit. */
    static @Nullable StepsByDirection of(
            Terms terms, Choices.Choose first, SetNode set, Choices.Choose second, SetNode then) {
        CompiledPattern[][] patterns =
                terms.unit.has(Rewrite.STEPS_BY_DIRECTION) ? OwnTargets.patterns(first, set, second, then) : null;
        StepsByDirection steps = new StepsByDirection(terms);
        return patterns != null && steps.take(patterns) ? steps : null;
    }

    private boolean take(CompiledPattern[][] patterns) {
        if (unit.words > 1 || patterns.length == 1) return false;
        Set<Integer> all = new TreeSet<>();
        for (CompiledPattern[] some : patterns) {
            List<Lines> lines = OwnTargets.masks(unit, some);
            if (lines == null) return false;
            byPiece.add(lines);
            for (Lines each : lines) for (int[] row : each.directions()) for (int d : row) all.add(d);
        }
        if (all.size() > MOST) return false;
        directions = all.stream()
                .sorted(Comparator.comparingInt(this::sum))
                .mapToInt(d -> d)
                .toArray();
        for (int d : directions) if (!Shifts.fit(unit, d)) return false;
        return areInOrder();
    }

    /** How far a direction leads in the numbering, over all sites. */
    private int sum(int direction) {
        int[] next = unit.next()[direction];
        int sum = 0;
        for (int s = 0; s < next.length; s++) if (next[s] >= 0) sum += next[s] - s;
        return sum;
    }

    private boolean areInOrder() {
        for (int s = 0; s < unit.next()[0].length; s++) {
            int last = -1;
            for (int d : directions) {
                int to = unit.next()[d][s];
                if (to >= 0 && to <= last) return false;
                if (to >= 0) last = to;
            }
        }
        return true;
    }

    /** Writes the words. @return how many moves there are */
    String write(String own) {
        movable = new String[directions.length];
        StringBuilder sum = new StringBuilder();
        for (int n = 0; n < directions.length; n++) {
            movable[n] = terms.code.copy("long", "(" + own + " & " + movable(directions[n])[0] + ")");
            sum.append(n == 0 ? "" : " + ")
                    .append("Long.bitCount(")
                    .append(movable[n])
                    .append(')');
        }
        return terms.code.copy("int", sum.toString());
    }

    /** Writes which piece moves. @param number of the move, by site and then by where it leads */
    String site(String number) {
        Code code = terms.code;
        left = code.copy("int", number);
        String rest = code.copy("long", String.join(" | ", movable));
        from = code.copy("int", "0");
        ways = code.copy("long", "0L");
        code.open("while (true) {");
        code.line(from + " = Long.numberOfTrailingZeros(" + rest + ");");
        code.line(ways + " = " + waysFrom() + ";");
        String many = code.copy("int", "Long.bitCount(" + ways + ")");
        code.line("if (" + left + " < " + many + ") break;");
        code.line(left + " -= " + many + ";");
        code.line(rest + " &= " + rest + " - 1L;");
        code.close();
        return from;
    }

    private String waysFrom() {
        StringBuilder all = new StringBuilder();
        for (int n = 0; n < movable.length; n++)
            all.append(n == 0 ? "" : " | ").append("(" + movable[n] + " >>> " + from + " & 1L) << " + n);
        return all.toString();
    }

    /** An expression for where it goes. */
    String target() {
        String next = unit.table(
                "int[][]",
                "steps " + Arrays.toString(directions),
                () -> Arrays.stream(directions).mapToObj(d -> unit.next()[d]).toArray(int[][]::new));
        return next + "[io.petteia.machine.graph.Draw.inByte((int) " + ways + ", " + left + ")][" + from + "]";
    }

    private String[] movable(int direction) {
        Map<List<String>, String[]> byClass = new LinkedHashMap<>();
        for (int piece = 0; piece < byPiece.size(); piece++)
            for (Lines each : byPiece.get(piece)) {
                String who = movers(each, direction);
                if (who.isEmpty()) continue;
                SetNode sites = each.steps().get(0).klass.sites();
                if (sites == null) throw new IllegalStateException("no sites");
                String[] klass = kept(SetTerms.join(terms.set(sites), " & ", terms.sets.laid()));
                byClass.merge(List.of(klass), pieces(piece, who), (one, other) -> SetTerms.join(one, " | ", other));
            }
        List<String[]> all = new ArrayList<>();
        byClass.forEach((klass, pieces) ->
                all.add(SetTerms.join(Shifts.back(unit, direction, klass.toArray(String[]::new)), " & ", pieces)));
        return all.stream()
                .reduce((one, other) -> SetTerms.join(one, " | ", other))
                .orElseThrow();
    }

    private String[] pieces(int piece, String who) {
        String[] all = terms.sets.stored(unit.words, String.valueOf(unit.layout.piece(piece)));
        if (!who.equals(ALL)) for (int w = 0; w < all.length; w++) all[w] = "(" + all[w] + " & " + who + ")";
        return all;
    }

    /** A word of ones where the mover may step so, of zeros where he may not; empty if nobody may. */
    private String movers(Lines lines, int direction) {
        List<String> all = new ArrayList<>();
        for (int player = 0; player < lines.directions().length; player++)
            for (int d : lines.directions()[player]) if (d == direction) all.add(terms.mover + " == " + player);
        if (all.isEmpty() || all.size() == lines.directions().length) return all.isEmpty() ? "" : ALL;
        return kept("(" + String.join(" || ", all) + " ? -1L : 0L)");
    }

    private String kept(String value) {
        return variables.computeIfAbsent(value, v -> terms.code.copy("long", v));
    }

    private String[] kept(String[] words) {
        String[] all = new String[words.length];
        for (int w = 0; w < all.length; w++) all[w] = kept(words[w]);
        return all;
    }
}
