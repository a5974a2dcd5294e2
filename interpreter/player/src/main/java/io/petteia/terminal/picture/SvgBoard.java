package io.petteia.terminal.picture;

import io.petteia.model.Board;
import io.petteia.model.GameModel;
import io.petteia.model.GameModel.PieceType;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A board as an SVG picture. Owners differ in outline, terrains in strokes, so that it can be read without colours; every site is a group that says
 * in words what stands there, and carries its name for programs.
 */
public final class SvgBoard {
    private static final int THUMBNAIL = 160;
    /** A line of so many steps would cross the board as if it were a part of it. */
    private static final double FAR = 4;

    private final String title;
    private final Board board;
    private final int terrains;
    private final SvgSite sites;
    private final @Nullable Coordinates coordinates;

    SvgBoard(String title, Board board, List<String> players, List<PieceType> pieces, List<String> terrains) {
        this(title, board, players, pieces, terrains, Artwork.NONE);
    }

    private SvgBoard(
            String title,
            Board board,
            List<String> players,
            List<PieceType> pieces,
            List<String> terrains,
            Artwork artwork) {
        this.title = title;
        this.board = board;
        this.terrains = terrains.size();
        this.coordinates = Coordinates.of(board);
        this.sites = new SvgSite(board, players, pieces, terrains, artwork, coordinates == null);
    }

    public static SvgBoard of(GameModel game) {
        return of(game, Artwork.NONE);
    }

    public static SvgBoard of(GameModel game, Artwork artwork) {
        return new SvgBoard(
                game.title(),
                artwork.arranged(game.board()),
                game.players().members(),
                game.pieceTypes(),
                game.terrains().members(),
                artwork);
    }

    public String draw(Appearance look, BitSet marked) {
        return draw(look, marked, false);
    }

    /** Small, for lists: {@value #THUMBNAIL} pixels each way, without coordinates. */
    public String thumbnail(Appearance look) {
        return draw(look, new BitSet(), true);
    }

    private String draw(Appearance look, BitSet marked, boolean small) {
        Frame frame = Frame.of(board, look, SvgSite.UNIT);
        Svg svg = new Svg();
        Object[] head = {"xmlns", "http://www.w3.org/2000/svg", "viewBox", frame.viewBox(), "role", "img"};
        Object[] size = {"width", THUMBNAIL, "height", THUMBNAIL};
        svg.open(
                "svg",
                small ? Stream.concat(Arrays.stream(head), Arrays.stream(size)).toArray() : head);
        svg.text("title", title);
        svg.open("defs");
        Ground.define(svg, terrains);
        svg.close("defs");
        svg.open("g", "font-family", "sans-serif", "text-anchor", "middle");
        if (board.size() > 0 && SvgSite.isPoint(board, 0)) drawLines(svg, look);
        for (int site = 0; site < board.size(); site++)
            if (look.isLaid(site) || look.isOpen(site)) sites.draw(svg, look, site, marked.get(site));
        Borders.draw(svg, board, look);
        if (coordinates != null && !small) drawEdges(svg, look, coordinates);
        svg.close("g");
        return svg.close("svg").toString();
    }

    private void drawLines(Svg svg, Appearance look) {
        svg.open("g", "stroke", "#6b5a3e", "stroke-width", 2.0);
        for (Joint joint : Joint.all(board)) {
            int a = joint.from();
            int b = joint.to();
            if (!look.isLaid(a) || !look.isLaid(b)) continue;
            Object[] line = {"x1", sites.x(a), "y1", sites.y(a), "x2", sites.x(b), "y2", sites.y(b)};
            Object[] faint = {"stroke-opacity", 0.3, "stroke-dasharray", "6 6"};
            boolean far = Math.hypot(sites.x(a) - sites.x(b), sites.y(a) - sites.y(b)) > FAR * SvgSite.UNIT;
            svg.empty(
                    "line",
                    far
                            ? Stream.concat(Arrays.stream(line), Arrays.stream(faint))
                                    .toArray()
                            : line);
        }
        svg.close("g");
    }

    private void drawEdges(Svg svg, Appearance look, Coordinates names) {
        Map<Integer, Integer> firstOfRow = new TreeMap<>();
        for (int site = 0; site < board.size(); site++)
            if (board.row()[site] > 0 && look.isLaid(site))
                firstOfRow.merge(board.row()[site], site, (a, b) -> sites.x(a) <= sites.x(b) ? a : b);
        svg.open("g", "font-size", 15.0, "fill", "#6b5a3e");
        firstOfRow.forEach((row, site) ->
                svg.text("text", names.row(row), "x", sites.left(site) - SvgSite.UNIT * 0.3, "y", sites.y(site) + 5));
        int lowest = firstOfRow.values().stream()
                .max(Comparator.comparingDouble(sites::y))
                .map(site -> board.row()[site])
                .orElse(0);
        for (int site = 0; site < board.size(); site++) {
            if (board.row()[site] == lowest && lowest > 0 && look.isLaid(site))
                svg.text("text", names.column(board.column()[site]), "x", sites.x(site), "y", sites.low(site) + 20);
        }
        svg.close("g");
    }
}
