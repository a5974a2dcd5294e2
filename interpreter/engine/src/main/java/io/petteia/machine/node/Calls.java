package io.petteia.machine.node;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;

/**
 * Calls of defines. Each define has one static frame of temporary locals, since nothing is recursive: arguments are evaluated before any of them is
 * stored, so that one may contain a call of the same define.
 */
public final class Calls {
    private Calls() {}

    /** An argument and where it goes. */
    public abstract static class Argument {
        public final Layout.Slot slot;

        Argument(Layout.Slot slot) {
            this.slot = slot;
        }

        /** Evaluates onto the option stack. */
        abstract void push(Memory m);

        /** Stores from the option stack; returns the place behind. */
        abstract int store(Memory m, int at);
    }

    public static final class IntArgument extends Argument {
        public final IntNode value;

        public IntArgument(Layout.Slot slot, IntNode value) {
            super(slot);
            this.value = value;
        }

        @Override
        void push(Memory m) {
            m.pushOption(value.eval(m));
        }

        @Override
        int store(Memory m, int at) {
            if (slot.temporary()) m.temporaryInts[slot.at()] = (int) m.options[at];
            else m.setInt(slot.at(), (int) m.options[at]);
            return at + 1;
        }
    }

    public static final class SetArgument extends Argument {
        public final SetNode value;

        public SetArgument(Layout.Slot slot, SetNode value) {
            super(slot);
            this.value = value;
        }

        @Override
        void push(Memory m) {
            int at = m.reserve(value.words);
            value.into(m, at);
            for (int i = 0; i < value.words; i++) m.pushOption(m.scratch[at + i]);
            m.top = at;
        }

        @Override
        int store(Memory m, int at) {
            for (int i = 0; i < value.words; i++) {
                if (slot.temporary()) m.temporaryBits[slot.at() + i] = m.options[at + i];
                else m.setBits(slot.at() + i, m.options[at + i]);
            }
            return at + value.words;
        }
    }

    /** A list, pattern, text. Stored at once: a call of the same define in such an argument is not possible. */
    public static final class ObjectArgument extends Argument {
        public final java.util.function.Function<Memory, Object> value;

        public ObjectArgument(Layout.Slot slot, java.util.function.Function<Memory, Object> value) {
            super(slot);
            this.value = value;
        }

        @Override
        void push(Memory m) {
            Object object = value.apply(m);
            if (slot.temporary()) m.temporaryObjects[slot.at()] = object;
            else m.setObject(slot.at(), object);
        }

        @Override
        int store(Memory m, int at) {
            return at;
        }
    }

    /** Gives arguments to the parameters. */
    public static void pass(Memory m, Argument[] arguments) {
        int start = m.optionTop;
        for (Argument argument : arguments) argument.push(m);
        int at = start;
        for (Argument argument : arguments) at = argument.store(m, at);
        m.optionTop = start;
    }

    public static final class OfInt extends IntNode {
        public final Argument[] arguments;
        public final IntNode body;

        public OfInt(Argument[] arguments, IntNode body) {
            this.arguments = arguments;
            this.body = body;
        }

        @Override
        public int eval(Memory m) {
            pass(m, arguments);
            return body.eval(m);
        }
    }

    public static final class OfSet extends SetNode {
        public final Argument[] arguments;
        public final SetNode body;

        public OfSet(Argument[] arguments, SetNode body) {
            super(body.words, body.base);
            this.arguments = arguments;
            this.body = body;
        }

        @Override
        public void into(Memory m, int at) {
            pass(m, arguments);
            body.into(m, at);
        }

        @Override
        public boolean has(Memory m, int value) {
            pass(m, arguments);
            return body.has(m, value);
        }

        @Override
        public boolean isEmpty(Memory m) {
            pass(m, arguments);
            return body.isEmpty(m);
        }
    }

    public static final class OfList extends ListNode {
        public final Argument[] arguments;
        public final ListNode body;

        public OfList(Argument[] arguments, ListNode body) {
            this.arguments = arguments;
            this.body = body;
        }

        @Override
        public int[] eval(Memory m) {
            pass(m, arguments);
            return body.eval(m);
        }
    }

    public static final class OfObject<T> extends ObjectNode<T> {
        public final Argument[] arguments;
        public final ObjectNode<T> body;

        public OfObject(Argument[] arguments, ObjectNode<T> body) {
            this.arguments = arguments;
            this.body = body;
        }

        @Override
        public T eval(Memory m) {
            pass(m, arguments);
            return body.eval(m);
        }
    }
}
