package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Calls;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Domain;
import io.petteia.model.Type;
import io.petteia.model.Variable;

/** What changes variables and locals. */
public final class Assignments {
    private Assignments() {}

    /** Arguments of a call, or one local, take their values. */
    public static final class Locals extends Instruction {
        public final Calls.Argument[] arguments;

        public Locals(Span span, Calls.Argument[] arguments) {
            super(span);
            this.arguments = arguments;
        }

        @Override
        public Instruction execute(Run run) {
            Calls.pass(run.memory, arguments);
            return next();
        }
    }

    /** Keeps a number in its variable's range: the bound if it clamps, else a defect. */
    public static int fit(Variable variable, Span span, int value) {
        if (!(variable.type() instanceof Type.Num range) || value >= range.least() && value <= range.most())
            return value;
        if (variable.clamp()) return clamp(variable, value);
        throw new Defect(
                "out-of-range",
                span,
                "`" + variable.name() + "` would be " + value + ", outside " + range.least() + ".." + range.most());
    }

    /** @param supposed whether what happens is only supposed: then it becomes the bound in any case */
    public static int fit(Variable variable, Span span, int value, boolean supposed) {
        return supposed ? clamp(variable, value) : fit(variable, span, value);
    }

    private static int clamp(Variable variable, int value) {
        if (!(variable.type() instanceof Type.Num range)) return value;
        return Math.max(range.least(), Math.min(range.most(), value));
    }

    /** One entry, or so many entries one after the other, of numbers, truths and members. */
    public static final class OfInts extends Instruction {
        public final Variable variable;
        public final IntNode place;
        public final int entries;
        public final IntNode value;

        /** The value that it sets, or a defect if that does not fit. */
        public int fitting(int value) {
            return fit(variable, span(), value);
        }

        public OfInts(Span span, Variable variable, IntNode place, int entries, IntNode value) {
            super(span);
            this.variable = variable;
            this.place = place;
            this.entries = entries;
            this.value = value;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int fitting = fit(variable, span(), value.eval(m), run.tracer != null);
            int at = place.eval(m);
            for (int i = 0; i < entries; i++) m.setInt(at + i, fitting);
            return next();
        }
    }

    public static final class OfSets extends Instruction {
        public final IntNode place;
        public final int entries;
        public final SetNode value;

        public OfSets(Span span, IntNode place, int entries, SetNode value) {
            super(span);
            this.place = place;
            this.entries = entries;
            this.value = value;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int from = m.reserve(value.words);
            value.into(m, from);
            int at = place.eval(m);
            for (int e = 0; e < entries; e++)
                for (int i = 0; i < value.words; i++) m.setBits(at + e * value.words + i, m.scratch[from + i]);
            m.top = from;
            return next();
        }
    }

    /** Sets one of the fixed ints: whose turn is next, who moves. */
    public static final class OfControl extends Instruction {
        public final int at;
        public final IntNode value;

        public OfControl(Span span, int at, IntNode value) {
            super(span);
            this.at = at;
            this.value = value;
        }

        @Override
        public Instruction execute(Run run) {
            int to = value.eval(run.memory);
            if (to == Domain.NONE && at == Layout.MOVER)
                throw new Defect("player-is-none", span(), "the player who is to act is none");
            run.memory.setInt(at, to);
            return next();
        }
    }

    /** Saves the mover in a local, or takes him from there. */
    public static final class Mover extends Instruction {
        public final int slot;
        public final boolean save;

        public Mover(Span span, int slot, boolean save) {
            super(span);
            this.slot = slot;
            this.save = save;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            if (save) m.setInt(slot, m.ints[Layout.MOVER]);
            else m.setInt(Layout.MOVER, m.ints[slot]);
            return next();
        }
    }

    /** Entries become known to everybody, or, once they have changed, no longer are. */
    public static final class Known extends Instruction {
        public final IntNode first;
        public final int entries;
        public final boolean known;

        public Known(Span span, IntNode first, int entries, boolean known) {
            super(span);
            this.first = first;
            this.entries = entries;
            this.known = known;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int at = first.eval(m);
            for (int i = 0; i < entries; i++) {
                run.revealing |= known && m.ints[at + i] == 0;
                m.setInt(at + i, known ? 1 : 0);
            }
            return next();
        }
    }

    public static final class SwapSeats extends Instruction {
        public SwapSeats(Span span) {
            super(span);
        }

        @Override
        public Instruction execute(Run run) {
            run.memory.setInt(Layout.SWAPPED, 1 - run.memory.ints[Layout.SWAPPED]);
            return next();
        }
    }
}
