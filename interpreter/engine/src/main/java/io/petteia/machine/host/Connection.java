package io.petteia.machine.host;

import io.petteia.hook.SiteSet;
import java.util.ArrayList;
import java.util.List;

/** Which sites hang together: those on the board, joined orthogonally or by links. */
final class Connection {
    private final Surroundings surroundings;
    private final SiteSet laid;

    Connection(Surroundings surroundings, SiteSet laid) {
        this.surroundings = surroundings;
        this.laid = laid;
    }

    SiteSet neighbours(SiteSet sites) {
        long[] beside = new long[surroundings.layout.siteWords()];
        sites.stream().forEach(site -> surroundings.orthogonal.add(site, beside, 0));
        return SiteSet.ofWords(beside).and(laid).minus(sites);
    }

    SiteSet group(int site, SiteSet within) {
        SiteSet group = SiteSet.of(site);
        SiteSet front = group;
        while (!front.isEmpty()) {
            front = neighbours(front).and(within).minus(group);
            group = group.or(front);
        }
        return group;
    }

    List<SiteSet> groups(SiteSet sites) {
        List<SiteSet> all = new ArrayList<>();
        for (SiteSet rest = sites; !rest.isEmpty(); ) {
            SiteSet group = group(rest.first(), rest);
            all.add(group);
            rest = rest.minus(group);
        }
        return List.copyOf(all);
    }
}
