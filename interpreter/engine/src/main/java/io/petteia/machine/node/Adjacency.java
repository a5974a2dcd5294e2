package io.petteia.machine.node;

import io.petteia.machine.memory.Layout;
import io.petteia.machine.memory.Memory;
import io.petteia.machine.pattern.DirectionSource;
import io.petteia.machine.pattern.Joined;
import io.petteia.machine.pattern.Steps;

/** Which sites are neighbours: those joined orthogonally and by links, or in given directions. Only sites on the board. */
public final class Adjacency {
    public final int words;
    public final int laid;
    public final Joined orthogonal;
    public final DirectionSource[] sources;
    public final Steps steps;

    /** @param sources the directions; empty for the usual neighbours */
    public Adjacency(Layout layout, Steps steps, Joined orthogonal, DirectionSource[] sources) {
        words = layout.siteWords();
        laid = layout.laid();
        this.orthogonal = orthogonal;
        this.sources = sources;
        this.steps = steps;
    }

    /** Adds the neighbours of a site to words of the scratch. */
    void add(Memory m, int site, int to) {
        if (sources.length == 0) {
            orthogonal.add(site, m.scratch, to, m.bits, laid);
            return;
        }
        for (DirectionSource source : sources) {
            for (int d : source.directions(m)) {
                int next = steps.next(d, site);
                if (next >= 0 && m.isLaid(next)) m.scratch[to + (next >> 6)] |= 1L << next;
            }
        }
    }

    void addAll(Memory m, int from, int to) {
        for (int i = 0; i < words; i++) {
            for (long rest = m.scratch[from + i]; rest != 0; rest &= rest - 1)
                add(m, (i << 6) + Long.numberOfTrailingZeros(rest), to);
        }
    }

    /** Grows the group at {@code group} to all sites of {@code within} that are joined to it. */
    void flood(Memory m, int group, int within) {
        int front = m.reserve(words);
        int next = m.reserve(words);
        for (int i = 0; i < words; i++) m.scratch[front + i] = m.scratch[group + i];
        boolean grown = true;
        while (grown) {
            for (int i = 0; i < words; i++) m.scratch[next + i] = 0;
            addAll(m, front, next);
            grown = false;
            for (int i = 0; i < words; i++) {
                long added = m.scratch[next + i] & m.scratch[within + i] & ~m.scratch[group + i];
                m.scratch[front + i] = added;
                m.scratch[group + i] |= added;
                grown |= added != 0;
            }
        }
        m.top = front;
    }
}
