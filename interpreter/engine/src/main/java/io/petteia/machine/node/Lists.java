package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Memory;

/** Lists of numbers or members. */
public final class Lists {
    private Lists() {}

    private static final int[] NOTHING = {};

    /** The largest range that may be written out. */
    private static final int LARGEST_RANGE = 1 << 20;

    public static final class Made extends ListNode {
        public final IntNode[] members;

        public Made(IntNode[] members) {
            this.members = members;
        }

        @Override
        public int[] eval(Memory m) {
            int[] all = new int[members.length];
            for (int i = 0; i < all.length; i++) all[i] = members[i].eval(m);
            return all;
        }
    }

    public static final class Range extends ListNode {
        public final Span span;
        public final IntNode least;
        public final IntNode most;

        public Range(Span span, IntNode least, IntNode most) {
            this.span = span;
            this.least = least;
            this.most = most;
        }

        @Override
        public int[] eval(Memory m) {
            int a = least.eval(m);
            long size = (long) most.eval(m) - a + 1;
            if (size > LARGEST_RANGE) throw new Defect("range-too-large", span, "the range has " + size + " numbers");
            int[] all = new int[(int) Math.max(0, size)];
            for (int i = 0; i < all.length; i++) all[i] = a + i;
            return all;
        }
    }

    /** A pile's cards, the top first; stored with the top last. */
    public static final class Pile extends ListNode {
        public final int at;
        public final IntNode player;
        public final Span span;

        /** @param player 0 for a pile that is nobody's own */
        public Pile(Span span, int at, IntNode player) {
            this.span = span;
            this.at = at;
            this.player = player;
        }

        @Override
        public int[] eval(Memory m) {
            int owner = player.eval(m);
            if (owner < 0) throw new Defect("pile-of-none", span, "a pile is asked of none");
            int[] cards = cards(m, at + owner);
            int[] topFirst = new int[cards.length];
            for (int i = 0; i < cards.length; i++) topFirst[i] = cards[cards.length - 1 - i];
            return topFirst;
        }
    }

    /** The cards of the pile at an object, the top last. */
    public static int[] cards(Memory m, int object) {
        return m.objects[object] instanceof int[] cards ? cards : NOTHING;
    }

    /** An object of the position that holds a list. */
    public static final class Stored extends ListNode {
        public final int at;
        public final boolean temporary;

        public Stored(int at, boolean temporary) {
            this.at = at;
            this.temporary = temporary;
        }

        @Override
        public int[] eval(Memory m) {
            return (temporary ? m.temporaryObjects : m.objects)[at] instanceof int[] list ? list : NOTHING;
        }
    }

    public static final class OfSet extends ListNode {
        public final SetNode set;

        public OfSet(SetNode set) {
            this.set = set;
        }

        @Override
        public int[] eval(Memory m) {
            int at = m.reserve(set.words);
            set.into(m, at);
            int size = 0;
            for (int i = 0; i < set.words; i++) size += Long.bitCount(m.scratch[at + i]);
            int[] all = new int[size];
            int n = 0;
            for (int i = 0; i < set.words; i++) {
                for (long rest = m.scratch[at + i]; rest != 0; rest &= rest - 1)
                    all[n++] = set.base + (i << 6) + Long.numberOfTrailingZeros(rest);
            }
            m.top = at;
            return all;
        }
    }

    public static final class Conditional extends ListNode {
        public final IntNode condition;
        public final ListNode then;
        public final ListNode otherwise;

        public Conditional(IntNode condition, ListNode then, ListNode otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        public int[] eval(Memory m) {
            return (condition.test(m) ? then : otherwise).eval(m);
        }
    }

    /** One list behind the other; with {@code without}, the first less what is in the second. */
    public static final class Joined extends ListNode {
        public final ListNode left;
        public final ListNode right;
        public final boolean without;

        public Joined(ListNode left, ListNode right, boolean without) {
            this.left = left;
            this.right = right;
            this.without = without;
        }

        @Override
        public int[] eval(Memory m) {
            int[] a = left.eval(m);
            int[] b = right.eval(m);
            java.util.stream.IntStream kept = without
                    ? java.util.Arrays.stream(a)
                            .filter(x -> java.util.Arrays.stream(b).noneMatch(y -> x == y))
                    : java.util.stream.IntStream.concat(java.util.Arrays.stream(a), java.util.Arrays.stream(b));
            return kept.toArray();
        }
    }

    /** A list held by an attribute's table. */
    public static final class Cell extends ListNode {
        public final Span span;
        public final String name;
        public final ListNode[] cells;
        public final Numbers.TableIndex index;

        public Cell(Span span, String name, ListNode[] cells, Numbers.TableIndex index) {
            this.span = span;
            this.name = name;
            this.cells = cells;
            this.index = index;
        }

        @Override
        public int[] eval(Memory m) {
            return cells[index.at(m, span, name)].eval(m);
        }
    }
}
