package io.petteia.machine.compile.pattern;

import io.petteia.machine.compile.text.Unit;

/** The sites up to so far along a line through a site, on either side and without itself. A row through the site has all its others among them. */
final class Windows {
    private Windows() {}

    /** By two ways along a line each, as {@link CountedRuns} has them: the words of each site one behind the other. */
    static long[][] of(Unit unit, int[][] ways, int reach) {
        int sites = unit.layout.model().board().size();
        long[][] windows = new long[ways.length / 2][sites * unit.words];
        for (int way = 0; way < ways.length; way++)
            for (int site = 0; site < sites; site++) {
                int at = ways[way][site];
                for (int n = 0; n < reach && at >= 0; n++, at = ways[way][at])
                    windows[way / 2][site * unit.words + (at >> 6)] |= 1L << at;
            }
        return windows;
    }
}
