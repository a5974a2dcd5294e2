package io.petteia.machine.node;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.model.checked.Term.Operation;

/** Numbers and members: constants, what is stored, arithmetic. */
public final class Numbers {
    private Numbers() {}

    public static final class Constant extends IntNode {
        public final int value;

        public Constant(int value) {
            this.value = value;
        }

        @Override
        public int eval(Memory m) {
            return value;
        }

        @Override
        public boolean isConstant() {
            return true;
        }
    }

    /** An int of the position. */
    public static final class Stored extends IntNode {
        public final int at;

        public Stored(int at) {
            this.at = at;
        }

        @Override
        public int eval(Memory m) {
            return m.ints[at];
        }
    }

    public static final class Temporary extends IntNode {
        public final int at;

        public Temporary(int at) {
            this.at = at;
        }

        @Override
        public int eval(Memory m) {
            return m.temporaryInts[at];
        }
    }

    /** An entry of a variable with keys. */
    public static final class Entry extends IntNode {
        public final EntryIndex index;

        public Entry(EntryIndex index) {
            this.index = index;
        }

        @Override
        public int eval(Memory m) {
            return m.ints[index.eval(m)];
        }
    }

    /** The place of an entry from its keys; a key out of range is a defect. */
    public static final class EntryIndex extends IntNode {
        public final Span span;
        public final Layout.Slots slots;
        public final IntNode[] keys;

        public EntryIndex(Span span, Layout.Slots slots, IntNode[] keys) {
            this.span = span;
            this.slots = slots;
            this.keys = keys;
        }

        @Override
        public int eval(Memory m) {
            int entry = 0;
            for (int i = 0; i < keys.length; i++) {
                int key = keys[i].eval(m) - slots.least()[i];
                int size = Layout.size(slots.variable().per().get(i));
                if (key < 0 || key >= size)
                    throw new Defect(
                            "key-out-of-range", span, "`" + slots.variable().name() + "` has no such entry");
                entry += key * slots.strides()[i];
            }
            return slots.base() + entry * slots.width();
        }
    }

    /** A cell of an attribute's table; an attribute of none is a defect. */
    public static final class Cell extends IntNode {
        public final Span span;
        public final String name;
        public final int[] cells;
        public final TableIndex index;

        public Cell(Span span, String name, int[] cells, TableIndex index) {
            this.span = span;
            this.name = name;
            this.cells = cells;
            this.index = index;
        }

        @Override
        public int eval(Memory m) {
            return cells[index.at(m, span, name)];
        }
    }

    /** The index of an attribute's cell from the member and the keys. */
    public record TableIndex(IntNode member, IntNode[] keys, int[] strides, int[] least, int[] sizes) {
        public int at(Memory m, Span span, String name) {
            int of = member.eval(m);
            if (of < 0) throw new Defect("attribute-of-none", span, "`" + name + "` is asked of none");
            int at = of * strides[0];
            for (int i = 0; i < keys.length; i++) {
                int key = keys[i].eval(m) - least[i];
                if (key < 0 || key >= sizes[i])
                    throw new Defect("key-out-of-range", span, "`" + name + "` has no such entry");
                at += key * strides[i + 1];
            }
            return at;
        }
    }

    public static final class Arithmetic extends IntNode {
        public final Span span;
        public final Operation operation;
        public final IntNode left;
        public final IntNode right;

        public Arithmetic(Span span, Operation operation, IntNode left, IntNode right) {
            this.span = span;
            this.operation = operation;
            this.left = left;
            this.right = right;
        }

        @Override
        public int eval(Memory m) {
            return apply(span, operation, left.eval(m), right.eval(m));
        }

        public int of(int a, int b) {
            return apply(span, operation, a, b);
        }

        /** In 64 bits; what does not fit 32 is a defect, and so is dividing by zero. */
        public static int apply(Span span, Operation operation, int a, int b) {
            long value = switch (operation) {
                case PLUS -> (long) a + b;
                case MINUS -> (long) a - b;
                case TIMES -> (long) a * b;
                case OVER -> Math.floorDiv((long) a, nonZero(span, b));
                case MOD -> Math.floorMod((long) a, Math.abs(nonZero(span, b)));
                case MIN -> Math.min(a, b);
                case MAX -> Math.max(a, b);
            };
            if (value != (int) value) throw new Defect("number-too-large", span, "the number does not fit 32 bits");
            return (int) value;
        }

        private static long nonZero(Span span, int b) {
            if (b == 0) throw new Defect("division-by-zero", span, "division by zero");
            return b;
        }
    }

    public static final class Conditional extends IntNode {
        public final IntNode condition;
        public final IntNode then;
        public final IntNode otherwise;

        public Conditional(IntNode condition, IntNode then, IntNode otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        public int eval(Memory m) {
            return condition.test(m) ? then.eval(m) : otherwise.eval(m);
        }
    }

    public static final class Size extends IntNode {
        public final SetNode set;

        public Size(SetNode set) {
            this.set = set;
        }

        @Override
        public int eval(Memory m) {
            return set.size(m);
        }
    }

    public static final class End extends IntNode {
        public final boolean first;
        public final SetNode set;

        public End(boolean first, SetNode set) {
            this.first = first;
            this.set = set;
        }

        @Override
        public int eval(Memory m) {
            return first ? set.first(m) : set.last(m);
        }
    }

    public static final class ListSize extends IntNode {
        public final ListNode list;

        public ListSize(ListNode list) {
            this.list = list;
        }

        @Override
        public int eval(Memory m) {
            return list.eval(m).length;
        }
    }

    public static final class ListEnd extends IntNode {
        public final boolean first;
        public final ListNode list;

        public ListEnd(boolean first, ListNode list) {
            this.first = first;
            this.list = list;
        }

        @Override
        public int eval(Memory m) {
            int[] all = list.eval(m);
            return all.length == 0 ? -1 : all[first ? 0 : all.length - 1];
        }
    }

    /** How many sets a list of them has. */
    public static final class GroupCount extends IntNode {
        public final ObjectNode<long[][]> groups;

        public GroupCount(ObjectNode<long[][]> groups) {
            this.groups = groups;
        }

        @Override
        public int eval(Memory m) {
            return groups.eval(m).length;
        }
    }
}
