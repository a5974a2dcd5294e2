package io.petteia.model.check;

import io.petteia.model.Type;
import io.petteia.model.checked.Term;

/** Between which numbers the result of an operation lies. All is cut off at 32 bits: what is beyond is a defect of play. */
final class Bounds {
    private Bounds() {}

    static Type.Num of(Type type) {
        return type instanceof Type.Num number ? number : (Type.Num) Type.NUMBER;
    }

    static Type.Num hull(Type.Num a, Type.Num b) {
        return new Type.Num(Math.min(a.least(), b.least()), Math.max(a.most(), b.most()));
    }

    static boolean disjoint(Type.Num a, Type.Num b) {
        return a.most() < b.least() || b.most() < a.least();
    }

    static Type.Num negated(Type.Num a) {
        return cut(-(long) a.most(), -(long) a.least());
    }

    static Type.Num of(Term.Operation operation, Type.Num a, Type.Num b) {
        return switch (operation) {
            case PLUS -> cut((long) a.least() + b.least(), (long) a.most() + b.most());
            case MINUS -> cut((long) a.least() - b.most(), (long) a.most() - b.least());
            case TIMES -> times(a, b);
            case OVER -> over(a, b);
            case MOD -> mod(b);
            case MIN -> new Type.Num(Math.min(a.least(), b.least()), Math.min(a.most(), b.most()));
            case MAX -> new Type.Num(Math.max(a.least(), b.least()), Math.max(a.most(), b.most()));
        };
    }

    /** The sum of so many numbers at most. */
    static Type.Num sum(Type.Num each, long count) {
        return cut(Math.min(0, each.least() * count), Math.max(0, each.most() * count));
    }

    private static Type.Num times(Type.Num a, Type.Num b) {
        long[] corners = {
            (long) a.least() * b.least(),
            (long) a.least() * b.most(),
            (long) a.most() * b.least(),
            (long) a.most() * b.most()
        };
        return around(corners);
    }

    private static Type.Num over(Type.Num a, Type.Num b) {
        if (b.least() <= 0) {
            long far = Math.max(Math.abs((long) a.least()), Math.abs((long) a.most()));
            return b.most() < 0 || b.least() < 0 ? cut(-far, far) : cut(Math.min(0, a.least()), Math.max(0, a.most()));
        }
        long[] corners = {
            Math.floorDiv(a.least(), b.least()), Math.floorDiv(a.least(), b.most()),
            Math.floorDiv(a.most(), b.least()), Math.floorDiv(a.most(), b.most())
        };
        return around(corners);
    }

    private static Type.Num mod(Type.Num b) {
        long far = Math.max(Math.abs((long) b.least()), Math.abs((long) b.most()));
        return cut(0, Math.max(0, far - 1));
    }

    private static Type.Num around(long[] corners) {
        long least = corners[0];
        long most = corners[0];
        for (long corner : corners) {
            least = Math.min(least, corner);
            most = Math.max(most, corner);
        }
        return cut(least, most);
    }

    private static Type.Num cut(long least, long most) {
        return new Type.Num(saturated(least), saturated(most));
    }

    private static int saturated(long value) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
    }
}
