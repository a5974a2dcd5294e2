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

    private static final int ANYWHERE = -1;

    private final Steps steps;
    private int[] path = new int[16];
    private int pathEnd;
    private int[] marks = new int[16];
    private int markTop;
    private int markBase;
    private int[] captured = new int[8];
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
        for (CompiledPattern pattern : patterns) if (from(m, pattern, origin, ANYWHERE, then)) return true;
        return false;
    }

    /** Whether one of the patterns yields a site from another. */
    public boolean yields(Memory m, CompiledPattern[] patterns, int origin, int site) {
        for (CompiledPattern pattern : patterns)
            if (from(m, pattern, origin, site, (memory, walk) -> walk.hasYielded(site))) return true;
        return false;
    }

    private boolean hasYielded(int site) {
        for (int i = markBase; i < markTop; i++) if (marks[i] == site) return true;
        return false;
    }

    /** @param wanted the only site of interest; directions that cannot meet it are left out */
    private boolean from(Memory m, CompiledPattern pattern, int origin, int wanted, Matched then) {
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
        int originBefore = lineOrigin;
        int lineDirectionBefore = lineDirection;
        int lineStartBefore = lineStart;
        boolean endedBefore = lineEnded;
        covering = -1;
        markBase = markTop;
        captureBase = captureTop;
        matched = then;
        longest = pattern.longest();
        boolean stop = false;
        if (pattern.start() == null || pattern.start().fits(m, origin))
            stop = pattern.along() ? along(m, pattern, origin) : outward(m, pattern, origin, wanted);
        pathEnd = pathBefore;
        covering = coveringBefore;
        lineOrigin = originBefore;
        lineDirection = lineDirectionBefore;
        lineStart = lineStartBefore;
        lineEnded = endedBefore;
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

    private boolean outward(Memory m, CompiledPattern pattern, int origin, int wanted) {
        boolean anywhere = wanted == ANYWHERE || !pattern.straight();
        for (DirectionSource source : pattern.directions()) {
            for (int d : source.directions(m)) {
                if (!anywhere && !steps.mayMeet(d, origin, wanted)) continue;
                go(m, pattern, d);
                int start = pathEnd;
                setOut(origin, d);
                boolean stop = pattern.first().match(m, this, start, 0);
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
                if (opposite[d] >= 0) whole(m, origin, opposite[d]);
                if (pathEnd > before && path[pathEnd - 1] == EDGE) pathEnd--;
                reverse(before, pathEnd);
                int at = pathEnd - start;
                push(origin);
                whole(m, origin, d);
                if (path[pathEnd - 1] != EDGE) push(EDGE);
                lineStart = start;
                lineEnded = true;
                boolean stop = false;
                for (int from = 0; from <= at && !stop; from++) {
                    covering = at;
                    stop = pattern.first().match(m, this, start, from);
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

    // ---- the line under way: its sites are put on the path as they are asked for
    private int lineOrigin;
    private int lineDirection;
    private int lineStart;
    private boolean lineEnded = true;

    /** A new line begins at the end of the path. */
    private void setOut(int origin, int d) {
        lineOrigin = origin;
        lineDirection = d;
        lineStart = pathEnd;
        lineEnded = false;
    }

    /** Whether the line that starts on the path at {@code line} has a place {@code at}: a site, or the edge behind the last. */
    boolean reaches(Memory m, int line, int at) {
        while (line + at >= pathEnd) {
            if (lineEnded || line != lineStart) return false;
            extend(m);
        }
        return true;
    }

    private void extend(Memory m) {
        int length = pathEnd - lineStart;
        int last = length == 0 ? lineOrigin : path[pathEnd - 1];
        int site = steps.next(lineDirection, last);
        boolean met = site >= 0
                && m.isLaid(site)
                && (length == 0 || site != lineOrigin && length <= steps.board().size());
        push(met ? site : EDGE);
        lineEnded = !met || site == lineOrigin;
        if (met && lineEnded) push(EDGE);
    }

    /** Puts the whole line from a site on the path, the edge behind it. */
    private void whole(Memory m, int origin, int d) {
        setOut(origin, d);
        int start = pathEnd;
        for (int at = 0; at <= longest && reaches(m, start, at); at++) if (path[start + at] == EDGE) break;
        lineEnded = true;
    }

    /** What a bend has to bring back. */
    record Line(int origin, int direction, int start, boolean ended) {}

    /** Goes on from a corner in another direction; the line of before comes back with {@link #unbend}. */
    Line bend(int corner, int d) {
        Line before = new Line(lineOrigin, lineDirection, lineStart, lineEnded);
        setOut(corner, d);
        return before;
    }

    void unbend(Line line, int end) {
        pathEnd = end;
        lineOrigin = line.origin();
        lineDirection = line.direction();
        lineStart = line.start();
        lineEnded = line.ended();
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
