package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.term.SetQuestions;
import io.petteia.machine.compile.term.SetTerms;
import io.petteia.machine.compile.term.Terms;
import io.petteia.machine.compile.text.Code;
import io.petteia.machine.compile.text.Unit;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Patterns;
import io.petteia.machine.node.SetNode;
import io.petteia.machine.pattern.CompiledPattern;
import io.petteia.machine.pattern.DirectionSource;
import io.petteia.machine.pattern.Element;
import io.petteia.machine.pattern.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pattern that is a plain row of steps in fixed directions, of which all rewrites of patterns are about: no bend, no group, no site class that depends on where
 * the walk stands or on its direction, no captures, and on a board whose lines do not come back to themselves.
 *
 * @param directions by player, one row if they are the same for all
 */
public record Lines(CompiledPattern pattern, int[][] directions, boolean leaps, List<Element.Step> steps) {

    static @Nullable Lines of(Unit unit, CompiledPattern pattern) {
        return of(unit, pattern, false);
    }

    /** @param capturing whether captures are looked after */
    static @Nullable Lines of(Unit unit, CompiledPattern pattern, boolean capturing) {
        if (pattern.captures().length > 0 && !capturing || pattern.directionSlot() != null) return null;
        return bound(unit, pattern);
    }

    /** Whether the direction in which a line goes is bound to a local of an expression, and nothing else is captured. */
    static boolean bindsDirection(CompiledPattern pattern) {
        if (pattern.directionSlot() == null || !pattern.directionSlot().temporary()) return false;
        for (Element at = pattern.first(); at != Element.ACCEPT; at = at.next)
            if (!(at instanceof Element.Step s) || s.capture >= 0) return false;
        return true;
    }

    /** The same where captures and the direction are looked after. */
    static @Nullable Lines bound(Unit unit, CompiledPattern pattern) {
        if (pattern.directionSlot() != null && !pattern.directionSlot().temporary()) return null;
        int[][] directions = directions(pattern);
        boolean leaps = false;
        if (directions == null
                && pattern.directions().length == 1
                && pattern.directions()[0] instanceof DirectionSource.Leaps l) {
            directions = new int[][] {l.leaps};
            leaps = true;
        }
        if (directions == null) return null;
        if (unit.loops()) return null;
        List<Element.Step> steps = new ArrayList<>();
        for (Element at = pattern.first(); at != Element.ACCEPT; at = at.next) {
            if (!(at instanceof Element.Step s)) return null;
            if (s.klass.sites() != null && unit.reads(s.klass.sites()).here) return null;
            steps.add(s);
        }
        if (pattern.start() != null
                && pattern.start().sites() != null
                && unit.reads(pattern.start().sites()).here) return null;
        if (leaps && steps.size() > 1) return null;
        return new Lines(pattern, directions, leaps, steps);
    }

    /** By player the named directions, one row if they are the same for all; null for others. */
    static int @Nullable [][] directions(CompiledPattern pattern) {
        int players = 1;
        for (DirectionSource each : pattern.directions()) {
            if (!(each instanceof DirectionSource.Named n)) return null;
            if (n.relative) players = n.byPlayer.length;
        }
        int[][] all = new int[players][];
        for (int p = 0; p < players; p++) {
            int player = p;
            all[p] = Arrays.stream(pattern.directions())
                    .map(source -> (DirectionSource.Named) source)
                    .flatMapToInt(n -> Arrays.stream(n.byPlayer[n.relative ? player : 0]))
                    .distinct()
                    .toArray();
        }
        return all;
    }

    /** All of a pattern that never changes; null if one is not plain, or they are not known. */
    static @Nullable List<Lines> of(Unit unit, Patterns.Yielded yielded) {
        if (!(yielded.patterns instanceof Patterns.Constant c)) return null;
        return of(unit, c.value);
    }

    static @Nullable List<Lines> of(Unit unit, CompiledPattern[] patterns) {
        List<Lines> all = new ArrayList<>();
        for (CompiledPattern each : patterns) {
            Lines lines = of(unit, each);
            if (lines == null) return null;
            all.add(lines);
        }
        return all;
    }

    boolean relative() {
        return directions.length > 1;
    }

    Steps board(Unit unit) {
        return unit.program.steps();
    }

    /** A step taken exactly once. */
    static boolean isOnce(Element.Step step) {
        return step.times == null;
    }

    /** A step taken so often as a term says, which does not depend on where the walk stands. */
    static @Nullable IntNode exactly(Unit unit, Element.Step step) {
        if (step.times == null || step.times.least() != step.times.most()) return null;
        return unit.reads(step.times.least()).here ? null : step.times.least();
    }

    /** How often at least, where that is a number known to the compiler; -1 if not. */
    static int least(Terms terms, Element.Step step) {
        return step.times == null ? 1 : known(terms, step.times.least());
    }

    /** How often at most, a large number if there is no end; -1 if not known. */
    static int most(Terms terms, Element.Step step) {
        if (step.times == null) return 1;
        IntNode most = step.times.most();
        return most == null ? Integer.MAX_VALUE : known(terms, most);
    }

    private static int known(Terms terms, IntNode node) {
        if (node instanceof io.petteia.machine.node.Numbers.Constant c) return Math.max(0, c.value);
        if (node instanceof io.petteia.machine.node.Numbers.Temporary t) {
            String value = terms.temporaries.get(t.at);
            if (value != null && Code.isNumber(value)) return Integer.parseInt(value);
        }
        return -1;
    }

    /** Whether the sites of a class are cheap to write out. */
    public static boolean isCheap(@Nullable SetNode sites) {
        return sites == null || SetQuestions.isCheap(sites);
    }

    /** The sites of a class that are on the board. */
    public static String[] klass(Terms terms, @Nullable SetNode sites) {
        if (sites == null) return SetTerms.zeros(terms.unit.words);
        String[] words = terms.set(sites);
        return terms.code.let(SetTerms.join(words, " & ", terms.sets.laid()));
    }
}
