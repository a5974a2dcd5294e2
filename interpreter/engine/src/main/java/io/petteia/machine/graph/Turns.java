package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.memory.Remembered;
import io.petteia.machine.node.Functions;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns and rounds. Each has three locals: who takes part (bits by player), whose turn it is, and for a round how many are still to come; and saves the
 * mover of before.
 */
public final class Turns {
    private Turns() {}

    /** Settles who takes part and who begins. */
    public static final class Enter extends Instruction {
        public final @Nullable SetNode of;
        public final @Nullable IntNode starting;
        public final Places places;

        public Enter(Span span, @Nullable SetNode of, @Nullable IntNode starting, Places places) {
            super(span);
            this.of = of;
            this.starting = starting;
            this.places = places;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int all = m.layout.everybody();
            int who = of == null ? all : mask(m, of);
            m.setInt(places.who, who);
            m.setInt(places.mover, m.ints[Layout.MOVER]);
            int start = starting != null ? starting.eval(m) : Integer.numberOfTrailingZeros(who & ~m.ints[Layout.OUT]);
            if (start < 0 || start >= 32) throw new Defect("player-is-none", span(), "there is nobody to begin");
            m.setInt(places.current, start);
            m.setInt(places.left, Integer.bitCount(who));
            return next();
        }
    }

    static int mask(Memory m, SetNode players) {
        int at = m.reserve(players.words);
        players.into(m, at);
        m.top = at;
        return (int) m.scratch[at];
    }

    /** Where the locals of a turns or round lie. */
    public record Places(int who, int current, int left, int mover) {}

    /** Before each turn: the position may be printed here; the limit; the condition that ends the turns. */
    public static final class Test extends Instruction {
        private final Places places;
        public final @Nullable IntNode until;
        public final @Nullable IntNode limit;
        public final Instruction done;
        public final Instruction limited;

        public Test(
                Span span,
                Places places,
                @Nullable IntNode until,
                @Nullable IntNode limit,
                Instruction done,
                Instruction limited) {
            super(span);
            this.places = places;
            this.until = until;
            this.limit = limit;
            this.done = done;
            this.limited = limited;
        }

        public Places places() {
            return places;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            m.setInt(Layout.MOVER, m.ints[places.current]);
            if (run.mode == Run.Mode.SETTLE && run.choices == 0) run.anchor(this);
            if (limit != null && m.ints[Layout.TURN] >= limit.eval(m)) return limited;
            if (until != null && until.test(m)) return done;
            return next();
        }

        @Override
        public List<Instruction> successors() {
            return List.of(next(), done, limited);
        }
    }

    /** A turn begins: variables of the turn start anew. */
    public static final class Begin extends Instruction {
        public final Remembered remembered;
        public final Starts starts;

        /** Sets the variables that begin anew with each turn. */
        public interface Starts {
            void reset(Memory m);
        }

        public Begin(Span span, Remembered remembered, Starts starts) {
            super(span);
            this.remembered = remembered;
            this.starts = starts;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            if (m.ints[Layout.BEGUN] == 0) {
                m.setInt(Layout.BEGUN, 1);
                int mover = m.ints[Layout.MOVER];
                m.setInt(Layout.MOVER, Functions.Seat.seat(m, mover, -1));
                remember(m, remembered);
                m.setInt(Layout.MOVER, mover);
            }
            m.setInt(Layout.TURN, m.ints[Layout.TURN] + 1);
            m.setInt(Layout.PASSED, 0);
            starts.reset(m);
            return next();
        }
    }

    public static void remember(Memory m, Remembered remembered) {
        if (!remembered.isEmpty()) m.setObject(Layout.HISTORY, remembered.now(m));
    }

    /** A turn has ended: passes are counted, the position is remembered. */
    public static final class Finish extends Instruction {
        public final Remembered remembered;
        public final Places places;

        public Finish(Span span, Remembered remembered, Places places) {
            super(span);
            this.remembered = remembered;
            this.places = places;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            m.setInt(Layout.MOVER, m.ints[places.current]);
            m.setInt(Layout.PASSES, m.ints[Layout.PASSED] != 0 ? m.ints[Layout.PASSES] + 1 : 0);
            m.setInt(Layout.PASSED, 0);
            remember(m, remembered);
            return next();
        }
    }

    /** Whose turn is next: {@code next turn}, else the next seat still in. */
    public static final class Next extends Instruction {
        public final Places places;

        public Next(Span span, Places places) {
            super(span);
            this.places = places;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int named = m.ints[Layout.NEXT];
            m.setInt(Layout.NEXT, -1);
            m.setInt(places.current, named >= 0 ? named : after(m, places));
            return next();
        }
    }

    private static int after(Memory m, Places places) {
        int seated = m.layout.model().seated();
        int in = m.ints[places.who] & ~m.ints[Layout.OUT];
        int at = m.ints[places.current];
        for (int n = 0; n < seated; n++) {
            at = (at + 1) % seated;
            if ((in >>> at & 1) != 0) return at;
        }
        return m.ints[places.current];
    }

    /** One turn each: the next who is still in, or out of the round. */
    public static final class RoundNext extends Instruction {
        public final Places places;
        public final Instruction done;
        public final boolean first;

        /** @param first whether the one who begins is still to come */
        public RoundNext(Span span, Places places, boolean first, Instruction done) {
            super(span);
            this.places = places;
            this.first = first;
            this.done = done;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int seated = m.layout.model().seated();
            int at = m.ints[places.current];
            int left = m.ints[places.left];
            if (!first) {
                at = step(m, at, seated);
                left--;
            }
            while (left > 0 && ((m.ints[Layout.OUT] >>> at & 1) != 0 || (m.ints[places.who] >>> at & 1) == 0)) {
                if ((m.ints[places.who] >>> at & 1) != 0) left--;
                at = step(m, at, seated);
            }
            m.setInt(places.left, left);
            if (left <= 0) return done;
            m.setInt(places.current, at);
            m.setInt(Layout.MOVER, at);
            if (run.mode == Run.Mode.SETTLE && run.choices == 0) run.anchor(next());
            return next();
        }

        private int step(Memory m, int from, int seated) {
            int at = from;
            do at = (at + 1) % seated;
            while ((m.ints[places.who] >>> at & 1) == 0);
            return at;
        }

        @Override
        public List<Instruction> successors() {
            return List.of(next(), done);
        }
    }
}
