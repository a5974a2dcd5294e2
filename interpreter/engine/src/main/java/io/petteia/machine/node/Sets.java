package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Memory;
import io.petteia.model.checked.Term.SetOperation;

/** Sets of any kind: constants, what is stored, algebra. */
public final class Sets {
    private Sets() {}

    public static final class Constant extends SetNode {
        public final long[] value;

        public Constant(long[] value, int base) {
            super(value.length, base);
            this.value = value;
        }

        @Override
        public void into(Memory m, int at) {
            System.arraycopy(value, 0, m.scratch, at, words);
        }

        @Override
        public boolean has(Memory m, int value) {
            int bit = value - base;
            return bit >= 0 && bit < words << 6 && (this.value[bit >> 6] >>> bit & 1) != 0;
        }
    }

    /** Words of the position at a fixed place. */
    public static final class Stored extends SetNode {
        public final int from;

        public Stored(int words, int base, int from) {
            super(words, base);
            this.from = from;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.bits[from + i];
        }

        @Override
        public boolean has(Memory m, int value) {
            int bit = value - base;
            return bit >= 0 && bit < words << 6 && m.hasBit(from, bit);
        }
    }

    public static final class Temporary extends SetNode {
        public final int from;

        public Temporary(int words, int base, int from) {
            super(words, base);
            this.from = from;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.temporaryBits[from + i];
        }

        @Override
        public boolean has(Memory m, int value) {
            int bit = value - base;
            return bit >= 0 && bit < words << 6 && (m.temporaryBits[from + (bit >> 6)] >>> bit & 1) != 0;
        }
    }

    /** An entry of a variable with keys. */
    public static final class Entry extends SetNode {
        public final IntNode index;

        public Entry(int words, int base, IntNode index) {
            super(words, base);
            this.index = index;
        }

        @Override
        public void into(Memory m, int at) {
            int from = index.eval(m);
            for (int i = 0; i < words; i++) m.scratch[at + i] = m.bits[from + i];
        }

        @Override
        public boolean has(Memory m, int value) {
            int bit = value - base;
            return bit >= 0 && bit < words << 6 && m.hasBit(index.eval(m), bit);
        }
    }

    /** Two sets of one width and base. */
    public static final class Combine extends SetNode {
        public final SetOperation operation;
        public final SetNode left;
        public final SetNode right;

        public Combine(SetOperation operation, SetNode left, SetNode right) {
            super(left.words, left.base);
            this.operation = operation;
            this.left = left;
            this.right = right;
        }

        @Override
        public void into(Memory m, int at) {
            left.into(m, at);
            int other = m.reserve(words);
            right.into(m, other);
            for (int i = 0; i < words; i++) {
                long a = m.scratch[at + i];
                long b = m.scratch[other + i];
                m.scratch[at + i] = switch (operation) {
                    case UNION -> a | b;
                    case INTERSECTION -> a & b;
                    case DIFFERENCE -> a & ~b;
                };
            }
            m.top = other;
        }

        @Override
        public boolean has(Memory m, int value) {
            return switch (operation) {
                case UNION -> left.has(m, value) || right.has(m, value);
                case INTERSECTION -> left.has(m, value) && right.has(m, value);
                case DIFFERENCE -> left.has(m, value) && !right.has(m, value);
            };
        }
    }

    public static final class Conditional extends SetNode {
        public final IntNode condition;
        public final SetNode then;
        public final SetNode otherwise;

        public Conditional(IntNode condition, SetNode then, SetNode otherwise) {
            super(then.words, then.base);
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        public void into(Memory m, int at) {
            (condition.test(m) ? then : otherwise).into(m, at);
        }

        @Override
        public boolean has(Memory m, int value) {
            return (condition.test(m) ? then : otherwise).has(m, value);
        }
    }

    /** A member as the set of it; none as the empty set. */
    public static final class Singleton extends SetNode {
        public final IntNode member;

        public Singleton(int words, int base, IntNode member) {
            super(words, base);
            this.member = member;
        }

        @Override
        public void into(Memory m, int at) {
            int bit = member.eval(m) - base;
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            if (bit >= 0 && bit < words << 6) m.scratch[at + (bit >> 6)] |= 1L << bit;
        }

        @Override
        public boolean has(Memory m, int value) {
            return value - base >= 0 && member.eval(m) == value;
        }

        @Override
        public boolean isEmpty(Memory m) {
            return member.eval(m) < base;
        }
    }

    /** Some members, or all numbers of a range, or of a list, as bits; what lies beyond the bounds of the type is a defect. */
    public static final class Collected extends SetNode {
        public final Span span;
        public final int members;
        public final ListNode list;

        public Collected(Span span, int members, int base, ListNode list) {
            super(Math.max(1, (members + 63) >> 6), base);
            this.span = span;
            this.members = members;
            this.list = list;
        }

        @Override
        public void into(Memory m, int at) {
            int[] all = list.eval(m);
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            for (int value : all) {
                int bit = value - base;
                if (bit < 0 && value == -1) continue;
                if (bit < 0 || bit >= members)
                    throw new Defect("set-out-of-range", span, "the set cannot hold " + value);
                m.scratch[at + (bit >> 6)] |= 1L << bit;
            }
        }
    }

    /** A set with another base and width; what does not fit is a defect. */
    public static final class Rebased extends SetNode {
        public final Span span;
        public final int members;
        public final SetNode of;

        public Rebased(Span span, int members, int base, SetNode of) {
            super(Math.max(1, (members + 63) >> 6), base);
            this.span = span;
            this.members = members;
            this.of = of;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            int from = m.reserve(of.words);
            of.into(m, from);
            for (int i = 0; i < of.words; i++) {
                for (long rest = m.scratch[from + i]; rest != 0; rest &= rest - 1) {
                    int value = of.base + (i << 6) + Long.numberOfTrailingZeros(rest);
                    int bit = value - base;
                    if (bit < 0 || bit >= members)
                        throw new Defect("set-out-of-range", span, "the set cannot hold " + value);
                    m.scratch[at + (bit >> 6)] |= 1L << bit;
                }
            }
            m.top = from;
        }

        @Override
        public boolean has(Memory m, int value) {
            return of.has(m, value);
        }
    }

    /** A set held by an attribute's table. */
    public static final class Cell extends SetNode {
        public final Span span;
        public final String name;
        public final SetNode[] cells;
        public final Numbers.TableIndex index;

        public Cell(Span span, String name, SetNode[] cells, int words, int base, Numbers.TableIndex index) {
            super(words, base);
            this.span = span;
            this.name = name;
            this.cells = cells;
            this.index = index;
        }

        @Override
        public void into(Memory m, int at) {
            cells[index.at(m, span, name)].into(m, at);
        }

        @Override
        public boolean has(Memory m, int value) {
            return cells[index.at(m, span, name)].has(m, value);
        }
    }

    /** The first or last of a list of sets of sites, the empty set if there is none. */
    public static final class GroupEnd extends SetNode {
        public final boolean first;
        public final ObjectNode<long[][]> groups;

        public GroupEnd(int words, boolean first, ObjectNode<long[][]> groups) {
            super(words, 0);
            this.first = first;
            this.groups = groups;
        }

        @Override
        public void into(Memory m, int at) {
            long[][] all = groups.eval(m);
            for (int i = 0; i < words; i++)
                m.scratch[at + i] = all.length == 0 ? 0 : all[first ? 0 : all.length - 1][i];
        }
    }
}
