package io.petteia.machine.node;

import io.petteia.machine.memory.Memory;
import io.petteia.machine.pattern.Joined;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Connection: neighbours, the group of a site, all groups, what lies within some steps. */
public final class Groups {
    private Groups() {}

    /** The neighbours of a set, not in it. */
    public static final class Neighbours extends SetNode {
        public final SetNode of;
        public final Adjacency adjacency;

        public Neighbours(SetNode of, Adjacency adjacency) {
            super(of.words, 0);
            this.of = of;
            this.adjacency = adjacency;
        }

        @Override
        public void into(Memory m, int at) {
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            int from = m.reserve(words);
            of.into(m, from);
            adjacency.addAll(m, from, at);
            for (int i = 0; i < words; i++) m.scratch[at + i] &= ~m.scratch[from + i];
            m.top = from;
        }
    }

    /** A site and all sites of a set that are joined to it within the set. */
    public static final class Group extends SetNode {
        public final IntNode site;
        public final SetNode within;
        public final Adjacency adjacency;

        public Group(IntNode site, SetNode within, Adjacency adjacency) {
            super(within.words, 0);
            this.site = site;
            this.within = within;
            this.adjacency = adjacency;
        }

        @Override
        public void into(Memory m, int at) {
            int start = site.eval(m);
            for (int i = 0; i < words; i++) m.scratch[at + i] = 0;
            if (start < 0) return;
            int all = m.reserve(words);
            within.into(m, all);
            m.scratch[at + (start >> 6)] |= 1L << start;
            adjacency.flood(m, at, all);
            m.top = all;
        }
    }

    /** The groups of a set, by their first sites. */
    public static final class All extends ObjectNode<long[][]> {
        public final SetNode of;
        public final Adjacency adjacency;

        public All(SetNode of, Adjacency adjacency) {
            this.of = of;
            this.adjacency = adjacency;
        }

        @Override
        public long[][] eval(Memory m) {
            List<long[]> found = new ArrayList<>();
            int words = of.words;
            int rest = m.reserve(words);
            of.into(m, rest);
            int group = m.reserve(words);
            for (int i = 0; i < words; i++) {
                while (m.scratch[rest + i] != 0) {
                    for (int w = 0; w < words; w++) m.scratch[group + w] = 0;
                    m.scratch[group + i] = m.scratch[rest + i] & -m.scratch[rest + i];
                    adjacency.flood(m, group, rest);
                    found.add(Arrays.copyOfRange(m.scratch, group, group + words));
                    for (int w = 0; w < words; w++) m.scratch[rest + w] &= ~m.scratch[group + w];
                }
            }
            m.top = rest;
            return found.toArray(new long[0][]);
        }
    }

    /** What lies within so many steps of any of some sites, laid or not. */
    public static final class Area extends SetNode {
        public final SetNode of;
        public final IntNode steps;
        public final Joined joined;

        public Area(SetNode of, IntNode steps, Joined joined) {
            super(of.words, 0);
            this.of = of;
            this.steps = steps;
            this.joined = joined;
        }

        @Override
        public void into(Memory m, int at) {
            of.into(m, at);
            int far = steps.eval(m);
            int before = m.reserve(words);
            int front = m.reserve(words);
            for (int i = 0; i < words; i++) m.scratch[front + i] = m.scratch[at + i];
            boolean grown = true;
            for (int n = 0; n < far && grown; n++) {
                for (int i = 0; i < words; i++) m.scratch[before + i] = m.scratch[at + i];
                for (int i = 0; i < words; i++)
                    for (long rest = m.scratch[front + i]; rest != 0; rest &= rest - 1)
                        joined.add((i << 6) + Long.numberOfTrailingZeros(rest), m.scratch, at);
                grown = false;
                for (int i = 0; i < words; i++) {
                    m.scratch[front + i] = m.scratch[at + i] & ~m.scratch[before + i];
                    grown |= m.scratch[front + i] != 0;
                }
            }
            m.top = before;
        }
    }
}
