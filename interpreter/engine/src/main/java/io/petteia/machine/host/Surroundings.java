package io.petteia.machine.host;

import io.petteia.hook.Board;
import io.petteia.hook.Grouping;
import io.petteia.hook.HookException;
import io.petteia.hook.Members;
import io.petteia.hook.SiteSet;
import io.petteia.machine.memory.Layout;
import io.petteia.machine.pattern.Joined;
import io.petteia.model.Domain;
import io.petteia.model.GameModel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What never changes in a game, as hooks see it: its board and its collections of things. Made once for all calls. */
public final class Surroundings implements Board {
    final Layout layout;
    final Joined orthogonal;
    final Entries entries;
    private final io.petteia.model.Board board;
    private final Map<String, Grouping> groupings = new HashMap<>();
    private final Map<String, Members> members = new HashMap<>();

    public Surroundings(Layout layout, Joined orthogonal) {
        this.layout = layout;
        this.orthogonal = orthogonal;
        entries = new Entries(layout);
        GameModel model = layout.model();
        board = model.board();
        for (io.petteia.model.Board.Grouping each : board.groupings()) {
            SiteGroups groups = new SiteGroups(each, model.attributes());
            groupings.put(each.domain().name(), groups);
            members.put(each.domain().name(), groups);
        }
        for (Domain each : List.of(
                model.players(), model.pieces(), model.terrains(), model.cards(), board.sites(), board.directions()))
            add(each, model);
        for (Domain each : model.kinds()) add(each, model);
    }

    private void add(Domain domain, GameModel model) {
        members.put(domain.name(), new NamedMembers(domain, model.attributes()));
    }

    Members members(String type) {
        Members found = members.get(type);
        if (found == null) throw new HookException("there is no enumeration `" + type + "`");
        return found;
    }

    @Override
    public int size() {
        return board.size();
    }

    @Override
    public String name(int site) {
        return board.sites().member(site);
    }

    @Override
    public int site(String name) {
        return board.sites().ordinal(name);
    }

    @Override
    public int row(int site) {
        return board.row()[site];
    }

    @Override
    public int column(int site) {
        return board.column()[site];
    }

    @Override
    public List<Integer> directions(String name, int player) {
        var group = board.groups().get(name);
        if (group == null) throw new HookException("no directions are called `" + name + "`");
        return Arrays.stream(group.byPlayer()[Math.max(0, player)]).boxed().toList();
    }

    @Override
    public int next(int site, int direction) {
        return board.next()[direction][site];
    }

    @Override
    public int opposite(int direction) {
        return board.opposite()[direction];
    }

    @Override
    public SiteSet joined(int site) {
        return SiteSet.of(orthogonal.of(site));
    }

    @Override
    public Grouping grouping(String name) {
        Grouping found = groupings.get(name);
        if (found == null) throw new HookException("the sites of the board are not grouped by `" + name + "`");
        return found;
    }
}
