package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.memory.Ending;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.IntNode;
import io.petteia.machine.node.ObjectNode;
import io.petteia.machine.node.SetNode;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** How games end. Those who lost before are behind all who were still in, the last of them first. */
public final class Endings {
    private Endings() {}

    private static @Nullable String why(Memory m, @Nullable ObjectNode<String> why) {
        return why == null ? null : why.eval(m);
    }

    private static int all(Memory m) {
        return m.layout.everybody();
    }

    private static @Nullable Instruction end(Run run, Ending ending) {
        run.memory.setObject(Layout.RESULT, ending);
        return run.end();
    }

    /** Ranks by group of bits, the best first; those who are out follow. */
    private static int[] ranks(Memory m, int... groups) {
        int[] ranks = new int[m.layout.model().seated()];
        int place = 1;
        int ranked = 0;
        for (int group : groups) {
            int fresh = group & ~ranked;
            for (int p = 0; p < ranks.length; p++) if ((fresh >>> p & 1) != 0) ranks[p] = place;
            place += Integer.bitCount(fresh);
            ranked |= fresh;
        }
        int[] losers = m.objects[Layout.LOSERS] instanceof int[] known ? known : new int[0];
        for (int i = losers.length - 1; i >= 0; i--) if ((ranked >>> losers[i] & 1) == 0) ranks[losers[i]] = place++;
        return ranks;
    }

    private static boolean[] bits(Memory m, int mask) {
        boolean[] won = new boolean[m.layout.model().seated()];
        for (int p = 0; p < won.length; p++) won[p] = (mask >>> p & 1) != 0;
        return won;
    }

    static Ending won(Memory m, int winners, int stakes, @Nullable String why) {
        int others = all(m) & ~winners & ~m.ints[Layout.OUT];
        return new Ending(ranks(m, winners, others), bits(m, winners), false, stakes, null, why);
    }

    static Ending drawn(Memory m, @Nullable String why) {
        return new Ending(ranks(m, all(m) & ~m.ints[Layout.OUT]), bits(m, 0), true, 1, null, why);
    }

    public static final class Win extends Instruction {
        public final @Nullable KnownEndings known;
        public final SetNode players;
        public final @Nullable IntNode stakes;
        public final @Nullable ObjectNode<String> why;

        public Win(Span span, SetNode players, @Nullable IntNode stakes, @Nullable ObjectNode<String> why) {
            super(span);
            this.players = players;
            this.stakes = stakes;
            this.why = why;
            known = stakes == null ? KnownEndings.of(why) : null;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            Memory m = run.memory;
            int winners = Turns.mask(m, players);
            if (known != null && known.end(m, winners)) return run.end();
            Ending ending = won(m, winners, stakes == null ? 1 : stakes.eval(m), why(m, why));
            if (known != null) known.note(m, winners, ending);
            return end(run, ending);
        }
    }

    public static final class Lose extends Instruction {
        public final IntNode player;
        public final @Nullable ObjectNode<String> why;

        public Lose(Span span, IntNode player, @Nullable ObjectNode<String> why) {
            super(span);
            this.player = player;
            this.why = why;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            Memory m = run.memory;
            int loser = player.eval(m);
            if (loser >= 0 && (m.ints[Layout.OUT] >>> loser & 1) == 0) {
                m.setInt(Layout.OUT, m.ints[Layout.OUT] | 1 << loser);
                int[] before = m.objects[Layout.LOSERS] instanceof int[] known ? known : new int[0];
                int[] losers = Arrays.copyOf(before, before.length + 1);
                losers[before.length] = loser;
                m.setObject(Layout.LOSERS, losers);
            }
            int left = all(m) & ~m.ints[Layout.OUT];
            if (left == 0) return end(run, new Ending(ranks(m), bits(m, 0), false, 1, null, why(m, why)));
            if (Integer.bitCount(left) == 1) return end(run, won(m, left, 1, why(m, why)));
            return next();
        }
    }

    public static final class Draw extends Instruction {
        public final @Nullable ObjectNode<String> why;
        public final @Nullable KnownEndings known;

        public Draw(Span span, @Nullable ObjectNode<String> why) {
            super(span);
            this.why = why;
            known = KnownEndings.of(why);
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            Memory m = run.memory;
            if (known != null && known.end(m, 0)) return run.end();
            Ending ending = drawn(m, why(m, why));
            if (known != null) known.note(m, 0, ending);
            return end(run, ending);
        }
    }

    /** {@code rank by}: who is still in, by values of each. */
    public static final class Rank extends Instruction {
        public final IntNode[] values;
        public final int[] slots;
        public final boolean[] most;
        public final @Nullable ObjectNode<String> why;

        /** @param slots by key the temporary int that stands for the player */
        public Rank(Span span, IntNode[] values, int[] slots, boolean[] most, @Nullable ObjectNode<String> why) {
            super(span);
            this.values = values;
            this.slots = slots;
            this.most = most;
            this.why = why;
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            Memory m = run.memory;
            int seated = m.layout.model().seated();
            int[][] keys = new int[seated][values.length];
            int[] scores = new int[seated];
            for (int p = 0; p < seated; p++) {
                for (int k = 0; k < values.length; k++) {
                    m.temporaryInts[slots[k]] = p;
                    int value = values[k].eval(m);
                    if (k == 0) scores[p] = value;
                    keys[p][k] = most[k] ? value : Math.negateExact(value);
                }
            }
            return end(run, ranked(m, keys, scores, why(m, why)));
        }

        private static Ending ranked(Memory m, int[][] keys, int[] scores, @Nullable String why) {
            int in = all(m) & ~m.ints[Layout.OUT];
            int[] groups = new int[Integer.bitCount(in)];
            int rest = in;
            int n = 0;
            while (rest != 0) {
                int best = Integer.numberOfTrailingZeros(rest);
                int group = 0;
                for (int p = best; p < keys.length; p++) {
                    if ((rest >>> p & 1) == 0) continue;
                    int compared = Arrays.compare(keys[p], keys[best]);
                    if (compared > 0) {
                        best = p;
                        group = 1 << p;
                    } else if (compared == 0) group |= 1 << p;
                }
                groups[n++] = group;
                rest &= ~group;
            }
            groups = Arrays.copyOf(groups, n);
            int first = n == 0 ? 0 : groups[0];
            boolean drawn = Integer.bitCount(first) > 1;
            return new Ending(ranks(m, groups), bits(m, drawn ? 0 : first), drawn, 1, scores, why);
        }
    }

    /** The end of {@code play}: nobody wins. */
    public static final class Over extends Instruction {
        public Over(Span span) {
            super(span);
        }

        @Override
        public @Nullable Instruction execute(Run run) {
            return end(run, drawn(run.memory, null));
        }
    }
}
