package io.petteia.machine.pattern;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.Numbers;

/** Which directions a pattern walks at this moment. */
public abstract class DirectionSource {
    public abstract int[] directions(Memory m);

    /** A named group: the same for all players, or each his own. */
    public static final class Named extends DirectionSource {
        public final int[][] byPlayer;
        public final boolean relative;

        public Named(int[][] byPlayer, boolean relative) {
            this.byPlayer = byPlayer;
            this.relative = relative;
        }

        @Override
        public int[] directions(Memory m) {
            return byPlayer[relative ? Math.max(0, m.ints[Layout.MOVER]) : 0];
        }
    }

    /** One direction that a term says; none at all for none. */
    public static final class Computed extends DirectionSource {
        private static final int[] NOWHERE = {};
        public final IntNode direction;
        public final int[][] single;

        public Computed(IntNode direction, int directions) {
            this.direction = direction;
            single = new int[directions][];
            for (int d = 0; d < directions; d++) single[d] = new int[] {d};
        }

        @Override
        public int[] directions(Memory m) {
            int d = direction.eval(m);
            return d < 0 ? NOWHERE : single[d];
        }
    }

    /** Leaps that are repeated, or go some ways only: the same for all players, or each his own. */
    public static final class Leaping extends DirectionSource {
        private final int[][] byPlayer;
        private final IntNode player;

        public Leaping(int[][] byPlayer, boolean relative) {
            this.byPlayer = byPlayer;
            this.player = relative ? new Numbers.Stored(Layout.MOVER) : new Numbers.Constant(0);
        }

        @Override
        public int[] directions(Memory m) {
            return byPlayer[Math.max(0, player.eval(m))];
        }
    }

    /** Leaps that are made once, each a direction of its own in {@link Steps}. */
    public static final class Leaps extends DirectionSource {
        public final int[] leaps;

        public Leaps(int[] leaps) {
            this.leaps = leaps;
        }

        @Override
        public int[] directions(Memory m) {
            return leaps;
        }
    }
}
