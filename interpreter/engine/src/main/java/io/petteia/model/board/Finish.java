package io.petteia.model.board;

import io.petteia.model.Board;
import io.petteia.model.Board.DirectionGroup;
import io.petteia.model.Board.Grouping;
import io.petteia.model.Domain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Turns a finished sketch into a board: names become ordinals. */
final class Finish {
    private final Sketch sketch;
    private final Domain players;
    private final Domain sites;
    private final Domain directions;

    Finish(Sketch sketch, Domain players) {
        this.sketch = sketch;
        this.players = players;
        this.sites = new Domain(Domain.Sort.SITE, "site", sketch.names());
        this.directions = new Domain(Domain.Sort.DIRECTION, "direction", List.copyOf(sketch.next.keySet()));
    }

    Board board(String title, boolean stacks, boolean bare, boolean[] off, Map<String, String[]> groupings) {
        int count = sites.size();
        int[] row = new int[count];
        int[] column = new int[count];
        int[][] lattice = new int[count][];
        List<Board.Place> places = new ArrayList<>();
        for (int site = 0; site < count; site++) {
            Sketch.Cell cell = sketch.cells.get(site);
            row[site] = cell.row();
            column[site] = cell.column();
            lattice[site] = cell.at();
            places.add(cell.place());
        }
        return new Board(
                title,
                sketch.shape,
                sites,
                directions,
                sketch.next.values().toArray(int[][]::new),
                opposite(),
                groups(),
                linked(),
                ordinals(sketch.turnable),
                row,
                column,
                sketch.shape.equals("graph") ? null : lattice,
                sketch.middle,
                stacks,
                bare,
                off,
                List.copyOf(places),
                groupings(groupings));
    }

    private int[] opposite() {
        int[] opposite = new int[directions.size()];
        Arrays.fill(opposite, Domain.NONE);
        sketch.opposite.forEach((one, other) -> opposite[directions.ordinal(one)] = directions.ordinal(other));
        return opposite;
    }

    /** Every direction alone, then the groups. */
    private Map<String, DirectionGroup> groups() {
        Map<String, DirectionGroup> groups = new LinkedHashMap<>();
        for (String direction : directions.members()) groups.put(direction, forAll(direction, List.of(direction)));
        sketch.groups.forEach((name, members) -> groups.put(name, forAll(name, members)));
        sketch.relative.forEach((name, relative) -> {
            int[][] byPlayer = relative.byPlayer().stream().map(this::ordinals).toArray(int[][]::new);
            groups.put(name, new DirectionGroup(name, true, byPlayer));
        });
        return groups;
    }

    private DirectionGroup forAll(String name, List<String> members) {
        int[][] byPlayer = new int[players.size()][];
        Arrays.fill(byPlayer, ordinals(members));
        return new DirectionGroup(name, false, byPlayer);
    }

    private int[] ordinals(List<String> members) {
        return members.stream().mapToInt(directions::ordinal).toArray();
    }

    private int[][] linked() {
        List<TreeSet<Integer>> linked = new ArrayList<>();
        for (int site = 0; site < sites.size(); site++) linked.add(new TreeSet<>());
        for (int[] link : sketch.links) {
            linked.get(link[0]).add(link[1]);
            linked.get(link[1]).add(link[0]);
        }
        return linked.stream()
                .map(s -> s.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** The groups of a grouping are in the order of their names. */
    private static List<Grouping> groupings(Map<String, String[]> pictures) {
        List<Grouping> groupings = new ArrayList<>();
        pictures.forEach((name, of) -> {
            TreeSet<String> members = new TreeSet<>(Arrays.asList(of));
            members.remove("");
            Domain domain = new Domain(Domain.Sort.GROUPING, name, List.copyOf(members));
            groupings.add(new Grouping(
                    domain, Arrays.stream(of).mapToInt(domain::ordinal).toArray()));
        });
        return groupings;
    }
}
