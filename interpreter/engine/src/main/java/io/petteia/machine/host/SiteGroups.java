package io.petteia.machine.host;

import io.petteia.hook.Grouping;
import io.petteia.hook.SiteSet;
import io.petteia.model.Attribute;
import io.petteia.model.Board;
import java.util.List;
import java.util.stream.IntStream;

/** A grouping of the board's sites. */
final class SiteGroups extends NamedMembers implements Grouping {
    private final int[] of;
    private final List<SiteSet> sites;

    SiteGroups(Board.Grouping grouping, List<Attribute> attributes) {
        super(grouping.domain(), attributes);
        of = grouping.of();
        sites = IntStream.range(0, grouping.domain().size())
                .mapToObj(group -> SiteSet.of(IntStream.range(0, of.length)
                        .filter(s -> of[s] == group)
                        .toArray()))
                .toList();
    }

    @Override
    public int of(int site) {
        return of[site];
    }

    @Override
    public SiteSet sites(int group) {
        return sites.get(group);
    }
}
