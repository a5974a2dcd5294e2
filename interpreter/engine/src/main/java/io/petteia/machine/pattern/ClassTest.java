package io.petteia.machine.pattern;

import io.petteia.machine.memory.Memory;
import io.petteia.machine.node.SetNode;
import org.jspecify.annotations.Nullable;

/** What a step asks of the next site: to be one of some sites, or that there is none. */
public record ClassTest(boolean fitsEdge, @Nullable SetNode sites) {
    public boolean fits(Memory m, int site) {
        return site == Walk.EDGE ? fitsEdge : sites != null && sites.has(m, site);
    }
}
