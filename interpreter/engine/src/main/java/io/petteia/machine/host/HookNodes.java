package io.petteia.machine.host;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ListNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import io.petteia.model.Type;

/** Hooks without effects, called for their values. */
public final class HookNodes {
    private HookNodes() {}

    private static Conversion conversion(HookCall call, Type type) {
        return new Conversion(call.span(), call.id(), type);
    }

    public static final class OfInt extends IntNode {
        private final HookCall call;
        private final Conversion conversion;

        public OfInt(HookCall call, Type type) {
            this.call = call;
            conversion = conversion(call, type);
        }

        @Override
        public int eval(Memory m) {
            return conversion.integer(call.make(m, false));
        }
    }

    public static final class OfSet extends SetNode {
        private final HookCall call;
        private final Conversion conversion;

        public OfSet(HookCall call, Type type) {
            super(Layout.words(type), Layout.least(((Type.SetOf) type).element()));
            this.call = call;
            conversion = conversion(call, type);
        }

        @Override
        public void into(Memory m, int at) {
            System.arraycopy(conversion.set(call.make(m, false)), 0, m.scratch, at, words);
        }
    }

    public static final class OfList extends ListNode {
        private final HookCall call;
        private final Conversion conversion;

        public OfList(HookCall call, Type type) {
            this.call = call;
            conversion = conversion(call, type);
        }

        @Override
        public int[] eval(Memory m) {
            return conversion.list(call.make(m, false));
        }
    }

    public static final class OfText extends ObjectNode<String> {
        private final HookCall call;
        private final Conversion conversion;

        public OfText(HookCall call, Type type) {
            this.call = call;
            conversion = conversion(call, type);
        }

        @Override
        public String eval(Memory m) {
            return conversion.text(call.make(m, false));
        }
    }
}
