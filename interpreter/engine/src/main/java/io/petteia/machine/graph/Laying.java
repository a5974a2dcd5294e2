package io.petteia.machine.graph;

import io.petteia.grammar.text.Span;
import io.petteia.machine.Defect;
import io.petteia.machine.memory.Memory;

/** Sites join the board or leave it. */
public final class Laying {
    private Laying() {}

    public static void lay(Memory m, int site) {
        int word = m.layout.laid() + (site >> 6);
        m.setBits(word, m.bits[word] | 1L << site);
    }

    public static void lift(Memory m, Span span, int site) {
        if (m.hasBit(m.layout.occupied(), site))
            throw new Defect(
                    "lift-occupied",
                    span,
                    "`" + m.layout.model().board().sites().member(site) + "` is occupied and cannot be lifted");
        int word = m.layout.laid() + (site >> 6);
        m.setBits(word, m.bits[word] & ~(1L << site));
    }
}
