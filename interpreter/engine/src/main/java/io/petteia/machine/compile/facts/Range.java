package io.petteia.machine.compile.facts;

import io.petteia.machine.node.Calls;
import io.petteia.machine.node.Gatherings;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;
import io.petteia.machine.node.Sources;
import io.petteia.machine.node.TruthNode;
import io.petteia.model.Type;

/**
 * How small and how large a number can be, whatever the position: by the types of variables, which hold nothing else, and by what is done with them. A check that cannot fail
 * is not written.
 */
public record Range(long least, long most) {
    /** What fits an int; what a node may give of which nothing is known. */
    private static final Range INT = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);

    public static Range of(IntNode node) {
        return exact(node).cut();
    }

    /** Before it is told that a number does not fit an int. */
    public static Range exact(IntNode node) {
        if (node instanceof Numbers.Constant c) return new Range(c.value, c.value);
        if (node instanceof Numbers.Entry e && e.index.slots.variable().type() instanceof Type.Num n)
            return new Range(n.least(), n.most());
        if (node instanceof Numbers.Size s) return new Range(0, 64L * s.set.words);
        if (node instanceof Numbers.Arithmetic a) return arithmetic(a);
        if (node instanceof Numbers.Conditional c) return of(c.then).or(of(c.otherwise));
        if (node instanceof Calls.OfInt c) return of(c.body);
        if (node instanceof Gatherings.Total t) return total(t);
        return node instanceof TruthNode ? new Range(0, 1) : INT;
    }

    private static Range arithmetic(Numbers.Arithmetic a) {
        Range left = of(a.left);
        Range right = of(a.right);
        return switch (a.operation) {
            case PLUS -> new Range(left.least + right.least, left.most + right.most);
            case MINUS -> new Range(left.least - right.most, left.most - right.least);
            case MIN -> new Range(Math.min(left.least, right.least), Math.min(left.most, right.most));
            case MAX -> new Range(Math.max(left.least, right.least), Math.max(left.most, right.most));
            default -> new Range(Long.MIN_VALUE, Long.MAX_VALUE);
        };
    }

    /** As often the number as there may be members. */
    private static Range total(Gatherings.Total t) {
        Range each = t.yields == null ? new Range(1, 1) : of(t.yields);
        long times = 1;
        for (var binding : t.bindings) {
            if (!(binding.source() instanceof Sources.OfSet of) || times > Integer.MAX_VALUE)
                return new Range(Long.MIN_VALUE, Long.MAX_VALUE);
            times *= 64L * of.set().words;
        }
        return times > Integer.MAX_VALUE
                ? new Range(Long.MIN_VALUE, Long.MAX_VALUE)
                : new Range(Math.min(0, each.least * times), Math.max(0, each.most * times));
    }

    private Range or(Range other) {
        return new Range(Math.min(least, other.least), Math.max(most, other.most));
    }

    private Range cut() {
        return new Range(Math.max(least, INT.least), Math.min(most, INT.most));
    }

    /** Whether nothing outside of some bounds is possible. */
    public boolean isWithin(long from, long to) {
        return least >= from && most <= to;
    }

    public boolean fitsInt() {
        return isWithin(INT.least, INT.most);
    }
}
