package io.petteia.machine.pattern;

import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import org.jspecify.annotations.Nullable;

/** A part of a pattern, linked to the next. {@link #match} goes on from a place of the line to the end and says whether the walk shall stop. */
public abstract class Element {
    /** Behind the last element: the walk has matched. */
    public static final Element ACCEPT = new Element() {
        @Override
        boolean match(Memory m, Walk walk, int line, int at) {
            return walk.accept(m, at);
        }
    };

    public Element next = ACCEPT;

    public void linkTo(Element following) {
        next = following;
    }

    /**
     * @param line where the line starts in the walk's path
     * @param at the place of the next site on the line
     */
    abstract boolean match(Memory m, Walk walk, int line, int at);

    /** How often; without end is a large number. */
    public record Times(IntNode least, @Nullable IntNode most) {
        static final int ENDLESS = Integer.MAX_VALUE;

        int least(Memory m) {
            return Math.max(0, least.eval(m));
        }

        int most(Memory m) {
            return most == null ? ENDLESS : most.eval(m);
        }
    }

    /** A site of a class, once or repeated. */
    public static final class Step extends Element {
        public final ClassTest klass;
        public final @Nullable Times times;
        public final boolean marked;
        public final boolean collected;
        public final int capture;

        /** @param collected whether its sites are yielded: it is marked, or nothing is */
        public Step(ClassTest klass, @Nullable Times times, boolean marked, boolean collected, int capture) {
            this.klass = klass;
            this.times = times;
            this.marked = marked;
            this.collected = collected;
            this.capture = capture;
        }

        @Override
        boolean match(Memory m, Walk walk, int line, int at) {
            if (times == null) {
                if (!walk.reaches(m, line, at)) return false;
                int site = walk.path(line + at);
                if (!klass.fits(m, site) || site == Walk.EDGE && (marked || capture >= 0)) return false;
                int marks = walk.marks();
                int captured = walk.captured();
                walk.take(site, collected, capture);
                boolean stop = next.match(m, walk, line, at + 1);
                walk.release(marks, captured);
                return stop;
            }
            int least = times.least(m);
            int most = times.most(m);
            int marks = walk.marks();
            int captured = walk.captured();
            boolean stop = least == 0 && next.match(m, walk, line, at);
            for (int n = 1, p = at; !stop && n <= most && walk.reaches(m, line, p); n++, p++) {
                int site = walk.path(line + p);
                if (!klass.fits(m, site) || site == Walk.EDGE && (marked || capture >= 0)) break;
                walk.take(site, collected, capture);
                if (n >= least) stop = next.match(m, walk, line, p + 1);
                if (site == Walk.EDGE) break;
            }
            walk.release(marks, captured);
            return stop;
        }
    }

    /** A sequence, or one of several, once or repeated. A round that uses no site is no round. */
    public static final class Group extends Element {
        public final Element[] alternatives;
        public final @Nullable Times times;
        private int rounds;
        private int roundStart;

        public Group(Element[] alternatives, @Nullable Times times) {
            this.alternatives = alternatives;
            this.times = times;
        }

        @Override
        boolean match(Memory m, Walk walk, int line, int at) {
            int outerRounds = walk.counter(rounds);
            int outerStart = walk.counter(roundStart);
            walk.setCounter(rounds, 0);
            boolean stop = round(m, walk, line, at);
            walk.setCounter(rounds, outerRounds);
            walk.setCounter(roundStart, outerStart);
            return stop;
        }

        private boolean round(Memory m, Walk walk, int line, int at) {
            int done = walk.counter(rounds);
            int least = times == null ? 1 : times.least(m);
            int most = times == null ? 1 : times.most(m);
            if (done >= least && next.match(m, walk, line, at)) return true;
            if (done >= most) return false;
            int start = walk.counter(roundStart);
            walk.setCounter(roundStart, line + at);
            for (Element alternative : alternatives) if (alternative.match(m, walk, line, at)) return true;
            walk.setCounter(roundStart, start);
            return false;
        }

        /** Numbers its two counters of the walk. */
        public void number(int counter) {
            rounds = counter;
            roundStart = counter + 1;
        }

        /** Stands at the end of each alternative. */
        public Element end() {
            return new Element() {
                @Override
                boolean match(Memory m, Walk walk, int line, int at) {
                    int start = walk.counter(roundStart);
                    if (line + at == start) return false;
                    int done = walk.counter(rounds);
                    walk.setCounter(rounds, done + 1);
                    boolean stop = round(m, walk, line, at);
                    walk.setCounter(rounds, done);
                    walk.setCounter(roundStart, start);
                    return stop;
                }
            };
        }
    }

    /** Goes on from the last site in another direction. */
    public static final class Bend extends Element {
        public final int[][] turned;

        /** @param turned by direction those that differ from it by the angle */
        public Bend(int[][] turned) {
            this.turned = turned;
        }

        @Override
        boolean match(Memory m, Walk walk, int line, int at) {
            if (at == 0 || walk.path(line + at - 1) == Walk.EDGE) return false;
            int corner = walk.path(line + at - 1);
            int came = walk.direction();
            int end = walk.pathEnd();
            boolean stop = false;
            for (int d : turned[came]) {
                walk.setDirection(d);
                Walk.Line before = walk.bend(corner, d);
                stop = next.match(m, walk, end, 0);
                walk.unbend(before, end);
                if (stop) break;
            }
            walk.setDirection(came);
            return stop;
        }
    }
}
