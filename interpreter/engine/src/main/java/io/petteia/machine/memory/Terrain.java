package io.petteia.machine.memory;

/** What terrain each site has, and where each terrain lies. Set with the position, never by rules. */
public final class Terrain {
    private final int[] at;
    private final long[][] sites;

    public Terrain(int[] at, int terrains) {
        this.at = at.clone();
        sites = new long[Math.max(1, terrains)][Layout.words(at.length)];
        for (int s = 0; s < at.length; s++) if (at[s] >= 0) sites[at[s]][s >> 6] |= 1L << s;
    }

    public static Terrain of(Memory m) {
        if (m.objects[Layout.TERRAIN] instanceof Terrain terrain) return terrain;
        throw new IllegalStateException("no terrain");
    }

    public int at(int site) {
        return at[site];
    }

    public long[] sites(int terrain) {
        return sites[terrain];
    }
}
