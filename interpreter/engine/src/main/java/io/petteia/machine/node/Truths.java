package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;
import io.petteia.model.checked.Term.Comparison;

/** Conditions. */
public final class Truths {
    private Truths() {}

    public static final class Not extends TruthNode {
        public final IntNode of;

        public Not(IntNode of) {
            this.of = of;
        }

        @Override
        public boolean test(Memory m) {
            return !of.test(m);
        }
    }

    /** All of them, or any of them, left to right as far as needed. */
    public static final class Junction extends TruthNode {
        public final boolean all;
        public final IntNode[] of;

        public Junction(boolean all, IntNode[] of) {
            this.all = all;
            this.of = of;
        }

        @Override
        public boolean test(Memory m) {
            for (IntNode each : of) if (each.test(m) != all) return !all;
            return all;
        }
    }

    public static final class Compare extends TruthNode {
        public final Comparison comparison;
        public final IntNode left;
        public final IntNode right;

        public Compare(Comparison comparison, IntNode left, IntNode right) {
            this.comparison = comparison;
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean test(Memory m) {
            return holds(comparison, left.eval(m), right.eval(m));
        }

        public static boolean holds(Comparison comparison, int a, int b) {
            return switch (comparison) {
                case LESS -> a < b;
                case AT_MOST -> a <= b;
                case GREATER -> a > b;
                case AT_LEAST -> a >= b;
                case EQUAL -> a == b;
                case UNEQUAL -> a != b;
            };
        }
    }

    public static final class In extends TruthNode {
        public final IntNode member;
        public final SetNode set;

        public In(IntNode member, SetNode set) {
            this.member = member;
            this.set = set;
        }

        @Override
        public boolean test(Memory m) {
            return set.has(m, member.eval(m));
        }
    }

    public static final class InRange extends TruthNode {
        public final IntNode member;
        public final IntNode least;
        public final IntNode most;

        public InRange(IntNode member, IntNode least, IntNode most) {
            this.member = member;
            this.least = least;
            this.most = most;
        }

        @Override
        public boolean test(Memory m) {
            int value = member.eval(m);
            return value >= least.eval(m) && value <= most.eval(m);
        }
    }

    public static final class InList extends TruthNode {
        public final IntNode member;
        public final ListNode list;

        public InList(IntNode member, ListNode list) {
            this.member = member;
            this.list = list;
        }

        @Override
        public boolean test(Memory m) {
            int value = member.eval(m);
            for (int each : list.eval(m)) if (each == value) return true;
            return false;
        }
    }

    public static final class IsEmpty extends TruthNode {
        public final SetNode set;

        public IsEmpty(SetNode set) {
            this.set = set;
        }

        @Override
        public boolean test(Memory m) {
            return set.isEmpty(m);
        }
    }

    /** Two sets of one width and base: equal, or the first within the second. */
    public static final class CompareSets extends TruthNode {
        public final boolean equal;
        public final SetNode left;
        public final SetNode right;

        public CompareSets(boolean equal, SetNode left, SetNode right) {
            this.equal = equal;
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean test(Memory m) {
            int words = left.words;
            int a = m.reserve(words);
            left.into(m, a);
            int b = m.reserve(words);
            right.into(m, b);
            boolean holds = true;
            for (int i = 0; i < words && holds; i++) {
                long x = m.scratch[a + i];
                long y = m.scratch[b + i];
                holds = equal ? x == y : (x & ~y) == 0;
            }
            m.top = a;
            return holds;
        }
    }

    public static final class CompareLists extends TruthNode {
        public final boolean equal;
        public final ListNode left;
        public final ListNode right;

        public CompareLists(boolean equal, ListNode left, ListNode right) {
            this.equal = equal;
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean test(Memory m) {
            int[] a = left.eval(m);
            int[] b = right.eval(m);
            return contains(b, a) && (!equal || contains(a, b));
        }

        private static boolean contains(int[] all, int[] some) {
            for (int each : some) {
                boolean found = false;
                for (int other : all) found |= other == each;
                if (!found) return false;
            }
            return true;
        }
    }
}
