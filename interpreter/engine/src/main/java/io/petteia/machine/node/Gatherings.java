package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Memory;
import io.petteia.model.checked.Term.Gathering;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Goes through all ways to bind some locals and makes one value of them. The working values lie in temporary ints, so that nothing is allocated:
 * {@code total} and, for what has to be compared, {@code found} and {@code best}.
 */
public final class Gatherings {
    private Gatherings() {}

    /** Binders one inside the other, then a last visit. */
    private static Visit chain(Binding[] bindings, Visit last) {
        Visit then = last;
        for (int i = bindings.length - 1; i > 0; i--) {
            Binding inner = bindings[i];
            Visit after = then;
            then = m -> inner.each(m, after);
        }
        return then;
    }

    /** Some way exists, or every way yields true. */
    public static final class Exists extends TruthNode {
        public final Binding[] bindings;
        public final @Nullable IntNode yields;
        private final Binding first;
        private final Visit rest;
        public final boolean every;

        public Exists(Binding[] bindings, boolean every, @Nullable IntNode yields) {
            this.bindings = bindings;
            this.yields = yields;
            this.first = bindings[0];
            this.every = every;
            Visit last = m -> true;
            if (yields != null) last = every ? m -> !yields.test(m) : m -> yields.test(m);
            rest = chain(bindings, last);
        }

        @Override
        public boolean test(Memory m) {
            return first.each(m, rest) != every;
        }
    }

    public static final class Total extends IntNode {
        public final Binding[] bindings;
        public final @Nullable IntNode yields;
        public final Span span;
        private final Binding first;
        private final Visit rest;
        private final int total;

        /** @param yields what is added up; null to count */
        public Total(Span span, Binding[] bindings, @Nullable IntNode yields, int total) {
            this.span = span;
            this.bindings = bindings;
            this.yields = yields;
            this.first = bindings[0];
            this.total = total;
            rest = chain(bindings, m -> {
                long sum = (long) m.temporaryInts[total] + (yields == null ? 1 : yields.eval(m));
                if (sum != (int) sum) throw new Defect("number-too-large", span, "the sum does not fit 32 bits");
                m.temporaryInts[total] = (int) sum;
                return false;
            });
        }

        public int plus(int before, int each) {
            long sum = (long) before + each;
            if (sum != (int) sum) throw new Defect("number-too-large", span, "the sum does not fit 32 bits");
            return (int) sum;
        }

        @Override
        public int eval(Memory m) {
            m.temporaryInts[total] = 0;
            first.each(m, rest);
            return m.temporaryInts[total];
        }
    }

    /** The least or greatest value, the first or last member, the first member with the greatest value. */
    public static final class Choice extends IntNode {
        private final Span span;
        private final Gathering gathering;
        private final Binding first;
        private final Visit rest;
        private final int found;
        private final int best;

        public Choice(
                Span span,
                Gathering gathering,
                Binding[] bindings,
                @Nullable IntNode yields,
                IntNode member,
                int found,
                int best) {
            this.span = span;
            this.gathering = gathering;
            this.first = bindings[0];
            this.found = found;
            this.best = best;
            rest = chain(bindings, visit(gathering, yields == null ? member : yields, member));
        }

        private Visit visit(Gathering gathering, IntNode yields, IntNode member) {
            return switch (gathering) {
                case FIRST -> m -> keep(m, member.eval(m), 0, true);
                case LAST -> m -> keep(m, member.eval(m), 0, false);
                case MIN ->
                    m -> {
                        int value = yields.eval(m);
                        return m.temporaryInts[found] != 0 && value >= m.temporaryInts[best]
                                ? false
                                : keep(m, value, value, false);
                    };
                case MAX ->
                    m -> {
                        int value = yields.eval(m);
                        return m.temporaryInts[found] != 0 && value <= m.temporaryInts[best]
                                ? false
                                : keep(m, value, value, false);
                    };
                default ->
                    m -> {
                        int value = yields.eval(m);
                        if (m.temporaryInts[found] != 0 && value <= m.temporaryInts[best]) return false;
                        return keep(m, member.eval(m), value, false);
                    };
            };
        }

        private boolean keep(Memory m, int value, int rank, boolean stop) {
            m.temporaryInts[found] = 1;
            m.temporaryInts[best] = rank;
            m.temporaryInts[found + 1] = value;
            return stop;
        }

        /** {@code found + 1} holds the value. */
        @Override
        public int eval(Memory m) {
            m.temporaryInts[found] = 0;
            m.temporaryInts[found + 1] = -1;
            first.each(m, rest);
            if (m.temporaryInts[found] == 0 && (gathering == Gathering.MIN || gathering == Gathering.MAX))
                throw new Defect(
                        "nothing-to-compare",
                        span,
                        "there is nothing of which to take the " + (gathering == Gathering.MIN ? "least" : "greatest"));
            return m.temporaryInts[found + 1];
        }
    }

    /** The members, or what they yield, as a set. */
    public static final class Members extends SetNode {
        private final Span span;
        public final int members;
        public final Binding[] bindings;
        public final IntNode yields;

        public Members(Span span, int members, int base, Binding[] bindings, IntNode yields) {
            super(Math.max(1, (members + 63) >> 6), base);
            this.span = span;
            this.members = members;
            this.bindings = bindings;
            this.yields = yields;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            Visit last = memory -> {
                int value = yields.eval(memory);
                int bit = value - base;
                if (value == -1 && bit < 0) return false;
                if (bit < 0 || bit >= members)
                    throw new Defect("set-out-of-range", span, "the set cannot hold " + value);
                memory.scratch[at + (bit >> 6)] |= 1L << bit;
                return false;
            };
            bindings[0].each(m, chain(bindings, last));
        }
    }

    /** The union of sets of sites that the members yield. */
    public static final class Union extends SetNode {
        public final Binding[] bindings;
        public final SetNode yields;

        public Union(int words, Binding[] bindings, SetNode yields) {
            super(words, 0);
            this.bindings = bindings;
            this.yields = yields;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            bindings[0].each(m, chain(bindings, memory -> {
                int one = memory.reserve(words);
                yields.into(memory, one);
                for (int i = 0; i < words; i++) memory.scratch[at + i] |= memory.scratch[one + i];
                memory.top = one;
                return false;
            }));
        }
    }

    public static final class Listed extends ListNode {
        private final Binding[] bindings;
        private final IntNode yields;

        public Listed(Binding[] bindings, IntNode yields) {
            this.bindings = bindings;
            this.yields = yields;
        }

        @Override
        public int[] eval(Memory m) {
            int[][] list = {new int[16]};
            int[] size = {0};
            bindings[0].each(m, chain(bindings, memory -> {
                if (size[0] == list[0].length) list[0] = Arrays.copyOf(list[0], size[0] * 2);
                list[0][size[0]++] = yields.eval(memory);
                return false;
            }));
            return Arrays.copyOf(list[0], size[0]);
        }
    }

    /** The sets of a list of them for which a condition holds. */
    public static final class Groups extends ObjectNode<long[][]> {
        private final Binding binding;
        private final SetNode member;

        public Groups(Binding binding, SetNode member) {
            this.binding = binding;
            this.member = member;
        }

        @Override
        public long[][] eval(Memory m) {
            java.util.List<long[]> kept = new java.util.ArrayList<>();
            binding.each(m, memory -> {
                int at = memory.reserve(member.words);
                member.into(memory, at);
                kept.add(Arrays.copyOfRange(memory.scratch, at, at + member.words));
                memory.top = at;
                return false;
            });
            return kept.toArray(new long[0][]);
        }
    }
}
