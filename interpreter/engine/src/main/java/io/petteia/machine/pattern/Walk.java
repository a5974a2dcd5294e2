package io.petteia.machine.pattern;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import java.util.Arrays;

/**
 * Walks patterns over the board and hands each match to a {@link Matched}. Depth first, nearest first, all ways to match; nothing is allocated.
 * One for each memory; a class test may start another walk inside, which leaves everything as it was.
 */
public final class Walk {
    /** Stands on a line one step beyond the last site. */
    public static final int EDGE = -2;

    private final Steps steps;
    private int[] path = new int[256];
    private int pathEnd;
    private int[] marks = new int[64];
    private int markTop;
    private int markBase;
    private int[] captured = new int[64];
    private int captureTop;
    private int captureBase;
    private final int[] counters;
    private int direction;
    private int longest;
    private Matched matched = Matched.NOTHING;
    /** in a walk along a line, the place that a match must use; else -1 */
    private int covering = -1;

    public Walk(Steps steps, int counters) {
        this.steps = steps;
        this.counters = new int[counters];
    }

    /** Walks all patterns from a site; true if {@code then} wanted no more. */
    public boolean from(Memory m, CompiledPattern[] patterns, int origin, Matched then) {
        for (CompiledPattern pattern : patterns) if (from(m, pattern, origin, then)) return true;
        return false;
    }

    private boolean from(Memory m, CompiledPattern pattern, int origin, Matched then) {
        int here = m.here;
        int mover = m.ints[Layout.MOVER];
        if (pattern.held()) {
            int owner = m.ownerAt(origin);
            if (owner >= 0) m.ints[Layout.MOVER] = owner;
        }
        m.here = origin;
        int markBaseBefore = markBase;
        int captureBaseBefore = captureBase;
        int directionBefore = direction;
        int longestBefore = longest;
        Matched matchedBefore = matched;
        int pathBefore = pathEnd;
        int coveringBefore = covering;
        covering = -1;
        markBase = markTop;
        captureBase = captureTop;
        matched = then;
        longest = pattern.longest();
        boolean stop = false;
        if (pattern.start() == null || pattern.start().fits(m, origin))
            stop = pattern.along() ? along(m, pattern, origin) : outward(m, pattern, origin);
        pathEnd = pathBefore;
        covering = coveringBefore;
        markTop = markBase;
        captureTop = captureBase;
        markBase = markBaseBefore;
        captureBase = captureBaseBefore;
        direction = directionBefore;
        longest = longestBefore;
        matched = matchedBefore;
        m.ints[Layout.MOVER] = mover;
        m.here = here;
        return stop;
    }

    private boolean outward(Memory m, CompiledPattern pattern, int origin) {
        for (DirectionSource source : pattern.directions()) {
            for (int d : source.directions(m)) {
                go(m, pattern, d);
                int start = pathEnd;
                int length = ray(m, origin, d);
                boolean stop = pattern.first().match(m, this, start, length, 0);
                pathEnd = start;
                if (stop) return true;
            }
        }
        return false;
    }

    /** Some stretch of the line through the origin, both ways, that covers the origin; each line once. */
    private boolean along(Memory m, CompiledPattern pattern, int origin) {
        int[] opposite = steps.board().opposite();
        for (DirectionSource source : pattern.directions()) {
            int[] all = source.directions(m);
            for (int i = 0; i < all.length; i++) {
                int d = all[i];
                if (opposite[d] >= 0 && contains(all, i, opposite[d])) continue;
                go(m, pattern, d);
                int start = pathEnd;
                push(EDGE);
                int before = pathEnd;
                if (opposite[d] >= 0) ray(m, origin, opposite[d]);
                if (pathEnd > before && path[pathEnd - 1] == EDGE) pathEnd--;
                reverse(before, pathEnd);
                int at = pathEnd - start;
                push(origin);
                ray(m, origin, d);
                if (path[pathEnd - 1] != EDGE) push(EDGE);
                boolean stop = false;
                for (int from = 0; from <= at && !stop; from++) {
                    covering = at;
                    stop = pattern.first().match(m, this, start, pathEnd - start, from);
                    covering = -1;
                }
                pathEnd = start;
                if (stop) return true;
            }
        }
        return false;
    }

    private static boolean contains(int[] all, int upTo, int value) {
        for (int i = 0; i < upTo; i++) if (all[i] == value) return true;
        return false;
    }

    private void reverse(int from, int to) {
        for (int i = from, j = to - 1; i < j; i++, j--) {
            int swap = path[i];
            path[i] = path[j];
            path[j] = swap;
        }
    }

    private void go(Memory m, CompiledPattern pattern, int d) {
        direction = d;
        Layout.Slot slot = pattern.directionSlot();
        if (slot != null) {
            if (slot.temporary()) m.temporaryInts[slot.at()] = d;
            else m.ints[slot.at()] = d;
        }
    }

    /** Puts the sites met from a site in a direction, and the edge behind them, at the end of the path; returns how many. */
    int ray(Memory m, int origin, int d) {
        int start = pathEnd;
        int most = steps.isLeap(d) ? 1 : longest;
        int site = steps.next(d, origin);
        while (site >= 0 && m.isLaid(site) && (site != origin || pathEnd == start)) {
            if (pathEnd - start == most) {
                if (steps.isLeap(d)) break;
                return pathEnd - start;
            }
            push(site);
            if (site == origin || pathEnd - start > steps.board().size()) break;
            site = steps.next(d, site);
        }
        push(EDGE);
        return pathEnd - start;
    }

    private void push(int site) {
        if (pathEnd == path.length) path = Arrays.copyOf(path, pathEnd * 2);
        path[pathEnd++] = site;
    }

    int path(int at) {
        return path[at];
    }

    int pathEnd() {
        return pathEnd;
    }

    void setPathEnd(int end) {
        pathEnd = end;
    }

    int direction() {
        return direction;
    }

    void setDirection(int d) {
        direction = d;
    }

    int counter(int number) {
        return counters[number];
    }

    void setCounter(int number, int value) {
        counters[number] = value;
    }

    int marks() {
        return markTop;
    }

    int captured() {
        return captureTop;
    }

    /** Notes a matched site as yielded and captured. */
    void take(int site, boolean collected, int capture) {
        if (site == EDGE) return;
        if (collected) {
            if (markTop == marks.length) marks = Arrays.copyOf(marks, markTop * 2);
            marks[markTop++] = site;
        }
        if (capture >= 0) {
            if (captureTop + 2 > captured.length) captured = Arrays.copyOf(captured, captureTop * 2 + 2);
            captured[captureTop++] = capture;
            captured[captureTop++] = site;
        }
    }

    void release(int toMarks, int toCaptured) {
        markTop = toMarks;
        captureTop = toCaptured;
    }

    /** At the end of a match whose last site stands before {@code at} on the line. */
    boolean accept(Memory m, int at) {
        if (covering >= 0 && covering >= at) return false;
        int covered = covering;
        covering = -1;
        boolean stop = matched.matched(m, this);
        covering = covered;
        return stop;
    }

    // ---- what a match has, for Matched
    public int yieldCount() {
        return markTop - markBase;
    }

    public int yield(int i) {
        return marks[markBase + i];
    }

    /** The direction in which the walk set out; after a bend the last one. */
    public int matchedDirection() {
        return direction;
    }

    /** The last site of a capture, -1 if it has none. */
    public int capturedSite(int capture) {
        for (int i = captureTop - 2; i >= captureBase; i -= 2) if (captured[i] == capture) return captured[i + 1];
        return -1;
    }

    /** Adds the sites of a capture to words of the options. */
    public void capturedSites(Memory m, int capture, int at) {
        for (int i = captureBase; i < captureTop; i += 2)
            if (captured[i] == capture) m.options[at + (captured[i + 1] >> 6)] |= 1L << captured[i + 1];
    }
}
