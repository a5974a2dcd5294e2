package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.Binding;
import io.petteia.machine.node.IntNode;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the program goes: conditions, loops, calls, ends of parts. */
public final class Flow {
    private Flow() {}

    /** Does nothing; a place to link to. */
    public static final class Label extends Instruction {
        public Label(Span span) {
            super(span);
        }

        @Override
        public Instruction execute(Run run) {
            return next();
        }
    }

    /** {@link #next} if the condition holds, else the other way. */
    public static final class Branch extends Instruction {
        public final IntNode condition;
        public final Instruction otherwise;

        public Branch(Span span, IntNode condition, Instruction otherwise) {
            super(span);
            this.condition = condition;
            this.otherwise = otherwise;
        }

        @Override
        public Instruction execute(Run run) {
            return condition.test(run.memory) ? next() : otherwise;
        }

        @Override
        public List<Instruction> successors() {
            return List.of(next(), otherwise);
        }
    }

    public static final class Require extends Instruction {
        public final IntNode condition;
        public final @Nullable String why;

        public Require(Span span, IntNode condition, @Nullable String why) {
            super(span);
            this.condition = condition;
            this.why = why;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            if (run.mode == Run.Mode.APPLY && !run.isProving() || condition.test(run.memory)) return next();
            if (run.tracer != null) {
                run.tracer.refused(run, span(), "require", why);
                return next();
            }
            return null;
        }
    }

    /** Takes the options of a binding once and keeps them in a local, with a counter in another. */
    public static final class Collect extends Instruction {
        public final Binding binding;
        public final int options;
        public final int counter;

        public Collect(Span span, Binding binding, int options, int counter) {
            super(span);
            this.binding = binding;
            this.options = options;
            this.counter = counter;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int mark = m.mark();
            int start = binding.collect(m);
            int end = m.optionTop;
            long[] kept = new long[end - start];
            int size = 0;
            for (int at = start; at < end; at += binding.width()) {
                binding.bind(m, at);
                if (!binding.holds(m)) continue;
                System.arraycopy(m.options, at, kept, size, binding.width());
                size += binding.width();
            }
            m.optionTop = start;
            m.rollback(mark);
            m.setObject(options, Arrays.copyOf(kept, size));
            m.setInt(counter, 0);
            return next();
        }
    }

    /** The next of the collected options, or out of the loop. */
    public static final class Each extends Instruction {
        public final Binding binding;
        public final int options;
        public final int counter;
        public final Instruction done;

        public Each(Span span, Binding binding, int options, int counter, Instruction done) {
            super(span);
            this.binding = binding;
            this.options = options;
            this.counter = counter;
            this.done = done;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            int at = m.ints[counter];
            if (!(m.objects[options] instanceof long[] all) || at >= all.length) return done;
            binding.bind(m, all, at);
            m.setInt(counter, at + binding.width());
            return next();
        }

        @Override
        public List<Instruction> successors() {
            return List.of(next(), done);
        }
    }

    /** Sets a counter to a number of rounds. */
    public static final class Count extends Instruction {
        public final IntNode times;
        public final int counter;

        public Count(Span span, IntNode times, int counter) {
            super(span);
            this.times = times;
            this.counter = counter;
        }

        @Override
        public Instruction execute(Run run) {
            run.memory.setInt(counter, times.eval(run.memory));
            return next();
        }
    }

    /** Another round while the counter is above 0. */
    public static final class Again extends Instruction {
        public final int counter;
        public final Instruction done;

        public Again(Span span, int counter, Instruction done) {
            super(span);
            this.counter = counter;
            this.done = done;
        }

        @Override
        public Instruction execute(Run run) {
            int left = run.memory.ints[counter];
            if (left <= 0) return done;
            run.memory.setInt(counter, left - 1);
            return next();
        }

        @Override
        public List<Instruction> successors() {
            return List.of(next(), done);
        }
    }

    /** Jumps into a rule, whose end finds the way back in the return local. */
    public static final class Call extends Instruction {
        public final int returnSlot;
        public final Instruction entry;

        public Call(Span span, int returnSlot, Instruction entry) {
            super(span);
            this.returnSlot = returnSlot;
            this.entry = entry;
        }

        @Override
        public Instruction execute(Run run) {
            run.memory.setInt(returnSlot, next().id());
            return entry;
        }

        @Override
        public List<Instruction> callees() {
            return List.of(entry);
        }
    }

    /** Jumps into the rule that a term holds. */
    public static final class Do extends Instruction {
        public final IntNode rule;
        public final int[] returnSlots;
        public final Instruction[] entries;

        public Do(Span span, IntNode rule, int[] returnSlots, Instruction[] entries) {
            super(span);
            this.rule = rule;
            this.returnSlots = returnSlots;
            this.entries = entries;
        }

        @Override
        public Instruction execute(Run run) {
            int number = rule.eval(run.memory);
            if (number < 0) throw new Defect("rule-is-none", span(), "the rule to do is none");
            run.memory.setInt(returnSlots[number], next().id());
            return entries[number];
        }

        @Override
        public List<Instruction> callees() {
            return List.of(entries);
        }
    }

    /** Back to where the rule was called. */
    public static final class Return extends Instruction {
        public final int returnSlot;

        public Return(Span span, int returnSlot) {
            super(span);
            this.returnSlot = returnSlot;
        }

        @Override
        public Instruction execute(Run run) {
            return run.instruction(run.memory.ints[returnSlot]);
        }
    }

    public static final class EndOfPart extends Instruction {
        public final int part;

        public EndOfPart(Span span, int part) {
            super(span);
            this.part = part;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            return run.endOfPart(part, next());
        }
    }

    /** A part of the program that can be tried: where it begins, and the number at its end. */
    public record Part(Instruction entry, int number) {}

    /** The first part that is possible, the last one unasked. */
    public static final class Prefer extends Instruction {
        public final Part[] parts;

        public Prefer(Span span, Part[] parts) {
            super(span);
            this.parts = parts;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            if (run.hasInput()) {
                int taken = (int) run.read();
                run.remember(taken);
                return parts[taken].entry();
            }
            int taken = 0;
            while (taken < parts.length - 1 && !run.parts.isPossible(parts[taken].entry(), parts[taken].number(), -1))
                taken++;
            if (run.tracer != null && run.mode == Run.Mode.GENERATE) return explain(run, run.tracer, taken);
            if (run.mode != Run.Mode.SETTLE) run.remember(taken);
            return parts[taken].entry();
        }

        /** Also what is not preferred, as refused. */
        private @Nullable Instruction explain(Run run, Tracer tracer, int taken) {
            int mark = run.memory.mark();
            Run.Saved saved = run.save();
            for (int i = 0; i < parts.length && !run.isStopped(); i++) {
                if (i != taken) tracer.refused(run, span(), i < taken ? "impossible" : "prefer", null);
                run.remember(i);
                run.explore(parts[i].entry(), mark, saved);
            }
            return null;
        }

        @Override
        public List<Instruction> successors() {
            return Arrays.stream(parts).map(Part::entry).toList();
        }
    }

    /** {@code repeat while possible}: a round if one is possible, else on. */
    public static final class WhilePossible extends Instruction {
        public final Part round;

        public WhilePossible(Span span, Part round) {
            super(span);
            this.round = round;
        }

        @Override
        public Instruction execute(Run run) {
            boolean goesOn;
            if (run.hasInput()) goesOn = run.read() != 0;
            else goesOn = run.parts.isPossible(round.entry(), round.number(), -1);
            if (run.mode != Run.Mode.SETTLE) run.remember(goesOn ? 1 : 0);
            return goesOn ? round.entry() : next();
        }

        @Override
        public List<Instruction> successors() {
            return List.of(round.entry(), next());
        }
    }

    /** Runs the bodies of whenevers whose conditions have become true; back here after each. */
    public static final class Whenevers extends Instruction {
        public final IntNode[] conditions;
        public final int flags;
        public final int busy;
        public final int[] returnSlots;
        public final Instruction[] bodies;

        /** @param flags the first of one int for each, whether its condition held; @param busy the first of one int for each, whether it runs */
        public Whenevers(
                Span span, IntNode[] conditions, int flags, int busy, int[] returnSlots, Instruction[] bodies) {
            super(span);
            this.conditions = conditions;
            this.flags = flags;
            this.busy = busy;
            this.returnSlots = returnSlots;
            this.bodies = bodies;
        }

        @Override
        public Instruction execute(Run run) {
            Memory m = run.memory;
            for (int i = 0; i < conditions.length; i++) {
                if (m.ints[busy + i] != 0) continue;
                boolean holds = conditions[i].test(m);
                boolean held = m.ints[flags + i] != 0;
                if (holds == held) continue;
                m.setInt(flags + i, holds ? 1 : 0);
                if (!holds) continue;
                m.setInt(busy + i, 1);
                m.setInt(returnSlots[i], id());
                return bodies[i];
            }
            return next();
        }

        /** Each returns here. */
        @Override
        public List<Instruction> callees() {
            return List.of(bodies);
        }
    }

    /** The end of a whenever's body: it may run again. */
    public static final class Idle extends Instruction {
        public final int busy;

        public Idle(Span span, int busy) {
            super(span);
            this.busy = busy;
        }

        @Override
        public Instruction execute(Run run) {
            run.memory.setInt(busy, 0);
            return next();
        }
    }

    /** The phase that a position names; nothing to do while playing. */
    public static final class Phase extends Instruction {
        public final String name;

        public Phase(Span span, String name) {
            super(span);
            this.name = name;
        }

        public String name() {
            return name;
        }

        @Override
        public Instruction execute(Run run) {
            return next();
        }
    }
}
