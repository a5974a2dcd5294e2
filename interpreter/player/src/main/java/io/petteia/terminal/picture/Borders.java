package io.petteia.terminal.picture;

import io.petteia.model.Board;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The lines round groups of sites, such as tiles, and round a board that is laid in play: the sides that a site shares with none on the board, or with one
 * of another group. */
final class Borders {
    /** Sites that have a side in common. */
    private record Side(double[] from, double[] to, List<Integer> sites) {}

    private final Board board;
    private final Map<String, Side> sides = new LinkedHashMap<>();

    private Borders(Board board, Appearance look) {
        this.board = board;
        for (int site = 0; site < board.size(); site++) {
            if (!look.isLaid(site)) continue;
            double[][] corners = board.places().get(site).corners();
            for (int i = 0; i < corners.length; i++) add(corners[i], corners[(i + 1) % corners.length], site);
        }
    }

    private void add(double[] from, double[] to, int site) {
        String middle = Svg.number((from[0] + to[0]) / 2) + " " + Svg.number((from[1] + to[1]) / 2);
        sides.computeIfAbsent(middle, m -> new Side(from, to, new ArrayList<>()))
                .sites()
                .add(site);
    }

    static void draw(Svg svg, Board board, Appearance look) {
        if (board.groupings().isEmpty() && !board.bare()) return;
        Borders borders = new Borders(board, look);
        StringBuilder path = new StringBuilder();
        for (Side side : borders.sides.values())
            if (borders.parts(side.sites()))
                path.append('M').append(at(side.from())).append('L').append(at(side.to()));
        Object[] pen = {"stroke", "#5b4a2e", "stroke-width", 3.0, "stroke-linecap", "round", "fill", "none"};
        svg.open("g", pen);
        svg.empty("path", "d", path.toString());
        svg.close("g");
    }

    private static String at(double[] corner) {
        return Svg.number(corner[0] * SvgSite.UNIT) + " " + Svg.number(corner[1] * SvgSite.UNIT);
    }

    private boolean parts(List<Integer> sites) {
        if (sites.size() == 1) return true;
        return board.groupings().stream().anyMatch(g -> g.of()[sites.get(0)] != g.of()[sites.get(1)]);
    }
}
