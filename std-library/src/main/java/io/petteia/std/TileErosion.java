package io.petteia.std;

import io.petteia.hook.Arguments;
import io.petteia.hook.Effect;
import io.petteia.hook.Effects;
import io.petteia.hook.Grouping;
import io.petteia.hook.Hook;
import io.petteia.hook.Kind;
import io.petteia.hook.Position;
import io.petteia.hook.Signature;
import io.petteia.hook.SiteSet;
import io.petteia.hook.Value;

/**
 * Lifts the tiles that have come loose, and gives their sites. A tile is a group of a grouping. It is loose if nothing stands on it and it hangs on by one
 * side: those of its sites that touch others on the board are joined to each other and no more than half of all. A tile that touches nothing stays. Only
 * tiles that hold a shaken site are looked at, and lifting one shakes what is beside it.
 */
final class TileErosion implements Hook {
    private static final Signature SIGNATURE = Signature.of("std/tile-erosion")
            .takes("grouping", Kind.TEXT)
            .takes("shaken", Kind.SITES)
            .gives(Kind.SITES)
            .may(Effect.LIFT);

    @Override
    public Signature signature() {
        return SIGNATURE;
    }

    @Override
    public Value call(Position position, Effects effects, Arguments arguments) {
        Grouping tiles = position.board().grouping(arguments.text("grouping"));
        SiteSet shaken = arguments.sites("shaken");
        SiteSet gone = SiteSet.EMPTY;
        while (true) {
            SiteSet loose = firstLoose(tiles, shaken, position);
            if (loose.isEmpty()) return Value.of(gone);
            shaken = shaken.or(position.neighbours(loose));
            effects.lift(loose);
            gone = gone.or(loose);
        }
    }

    private static SiteSet firstLoose(Grouping tiles, SiteSet shaken, Position position) {
        for (int tile = 0; tile < tiles.size(); tile++) {
            SiteSet sites = tiles.sites(tile).and(position.laid());
            if (sites.intersects(shaken) && isLoose(sites, position)) return sites;
        }
        return SiteSet.EMPTY;
    }

    private static boolean isLoose(SiteSet sites, Position position) {
        if (sites.isEmpty() || sites.intersects(position.occupied())) return false;
        SiteSet side = position.neighbours(position.neighbours(sites)).and(sites);
        return side.size() * 2 <= sites.size() && position.groups(side).size() == 1;
    }
}
