package io.petteia.terminal.picture;

import io.petteia.model.Board;
import io.petteia.model.GameModel.PieceType;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;

/** Draws one site after another: its cell or point, its name if no edge tells it, what stands and lies on it, and all that in words. */
final class SvgSite {
    /** Units to a cell's width. */
    static final double UNIT = 60;

    /** Of a higher stack the upper pieces are drawn. */
    private static final int TALLEST = 8;

    private static final String INK = "#26262a";
    private static final String FAINT = "#6b5a3e";

    private final Board board;
    private final List<String> players;
    private final List<PieceType> pieces;
    private final List<String> terrains;
    private final Artwork artwork;
    private final Livery livery;
    private final boolean named;

    SvgSite(
            Board board,
            List<String> players,
            List<PieceType> pieces,
            List<String> terrains,
            Artwork artwork,
            boolean named) {
        this.board = board;
        this.players = players;
        this.pieces = pieces;
        this.terrains = terrains;
        this.artwork = artwork;
        this.livery = new Livery(players);
        this.named = named;
    }

    void draw(Svg svg, Appearance look, int site, boolean marked) {
        svg.open("g", "data-site", name(site), "data-x", x(site), "data-y", y(site), "data-room", room(site));
        svg.text("title", words(look, site));
        String fill = Ground.fill(look.terrain(site), isDark(site));
        String edge = marked ? "#c8372d" : "#8c7a5a";
        double width = marked ? 4 : 1;
        if (!look.isLaid(site)) {
            Object[] outline = {
                "points",
                corners(site),
                "fill",
                "#ffffff",
                "fill-opacity",
                0.35,
                "stroke",
                edge,
                "stroke-dasharray",
                "5 4"
            };
            svg.empty("polygon", outline);
        } else if (isPoint(board, site)) {
            svg.empty(
                    "circle",
                    "cx",
                    x(site),
                    "cy",
                    y(site),
                    "r",
                    9.0,
                    "fill",
                    fill,
                    "stroke",
                    edge,
                    "stroke-width",
                    width);
        } else {
            svg.empty("polygon", "points", corners(site), "fill", fill, "stroke", edge, "stroke-width", width);
        }
        if (named || isPoint(board, site))
            drawName(svg, site, look.standing(site).isEmpty());
        drawStanding(svg, look, site);
        drawMarks(svg, look, site);
        svg.close("g");
    }

    /** In a triangle there is little room beside a piece, and it is in the corner. */
    private void drawName(Svg svg, int site, boolean free) {
        double right = isPoint(board, site) ? 20 : 0;
        double size = isPoint(board, site) ? 9 : Math.min(9, room(site) * 0.45);
        double up = isPoint(board, site) ? 15 : room(site) * 0.72;
        double y = y(site) - up;
        if (pointsDown(site)) y = y(site) + up + size * 0.7;
        if (free && board.places().get(site).corners().length == 3) y = y(site) + size * 0.36;
        svg.text("text", name(site), "x", x(site) + right, "y", y, "font-size", size, "fill", FAINT);
    }

    private boolean isDark(int site) {
        if (board.shape().equals("square")) return (board.row()[site] + board.column()[site]) % 2 == 0;
        return pointsDown(site);
    }

    private boolean pointsDown(int site) {
        Board.Place place = board.places().get(site);
        if (place.corners().length != 3) return false;
        return Stream.of(place.corners())
                        .filter(corner -> corner[1] < place.y())
                        .count()
                == 2;
    }

    private void drawStanding(Svg svg, Appearance look, int site) {
        List<Appearance.Man> standing = look.standing(site);
        int shown = Math.min(standing.size(), TALLEST);
        double radius = room(site) * (shown > 1 ? 0.55 : 0.66);
        double rise = shown > 1 ? Math.min(0.28, 0.8 / (shown - 1)) * room(site) : 0;
        for (int i = shown - 1; i >= 0; i--) {
            double y = y(site) + (i - (shown - 1) / 2.0) * rise;
            Appearance.Man man = standing.get(i);
            if (isObstacle(man) && !isPoint(board, site)) drawBlock(svg, site);
            else livery.draw(svg, man.owner(), x(site), y, radius);
            boolean strip = isObstacle(man) && room(site) < UNIT * 0.25;
            if (i == 0 && !strip) drawSymbol(svg, man, x(site), y, radius);
        }
        if (standing.size() > 1)
            badge(svg, Integer.toString(standing.size()), x(site) + radius * 1.3, y(site) + radius, radius);
    }

    private boolean isObstacle(Appearance.Man man) {
        return man.piece() != Appearance.UNKNOWN && pieces.get(man.piece()).ownerNone();
    }

    private void drawSymbol(Svg svg, Appearance.Man man, double x, double y, double radius) {
        String ink = livery.ink(man.owner());
        String outline = man.piece() == Appearance.UNKNOWN
                ? null
                : artwork.pieces().get(pieces.get(man.piece()).name());
        if (outline == null) {
            sign(svg, symbol(man), x, y, radius * 1.15, ink);
            return;
        }
        double scale = radius * 1.6 / 100;
        String place = "translate(" + Svg.number(x - 50 * scale) + " " + Svg.number(y - 50 * scale) + ") scale("
                + Svg.number(scale) + ")";
        svg.empty("path", "d", outline, "transform", place, "fill", ink, "fill-rule", "evenodd");
    }

    /** What belongs to nobody ever fills its cell; what is narrow it fills to the edge, so that walls have no gaps. */
    private void drawBlock(Svg svg, int site) {
        double part = room(site) < UNIT * 0.25 ? 1 : 0.86;
        StringJoiner points = new StringJoiner(" ");
        for (double[] corner : board.places().get(site).corners())
            points.add(Svg.number(x(site) + part * (corner[0] * UNIT - x(site))) + ","
                    + Svg.number(y(site) + part * (corner[1] * UNIT - y(site))));
        svg.empty(
                "polygon",
                "class",
                "piece",
                "points",
                points.toString(),
                "fill",
                "#a39c8e",
                "stroke",
                INK,
                "stroke-width",
                2.0);
    }

    /** Where a side has pieces of one kind only, its colour and outline say all; if it is called by a single letter, that is its sign. */
    private String symbol(Appearance.Man man) {
        if (man.piece() == Appearance.UNKNOWN) return "?";
        boolean only = pieces.stream().filter(piece -> !piece.ownerNone()).count() == 1;
        if (!only || isObstacle(man)) return pieces.get(man.piece()).symbol();
        String owner = man.owner() < 0 ? "" : players.get(man.owner());
        return owner.length() == 1 ? owner : "";
    }

    private void drawMarks(Svg svg, Appearance look, int site) {
        double radius = room(site) * 0.66;
        boolean free = look.standing(site).isEmpty();
        double at = x(site) - radius;
        for (Appearance.Mark mark : look.marks(site)) {
            if (free && !mark.isTruth()) {
                svg.open("g", "class", "value");
                sign(svg, mark.value(), x(site), y(site), radius, INK);
                svg.close("g");
                free = false;
            } else {
                String initial = Character.toString(mark.name().codePointAt(0));
                badge(svg, mark.isTruth() ? initial : mark.value(), at, y(site) - radius, radius);
                at += radius * 0.8;
            }
        }
    }

    private static void badge(Svg svg, String text, double x, double y, double radius) {
        svg.empty("circle", "cx", x, "cy", y, "r", radius * 0.42, "fill", "#fff8d8", "stroke", INK);
        sign(svg, text, x, y, radius * 0.55, INK);
    }

    /** Long signs are written smaller. */
    private static void sign(Svg svg, String text, double x, double y, double size, String ink) {
        if (text.isEmpty()) return;
        double fitting = size / Math.max(1, 0.55 * text.codePointCount(0, text.length()));
        svg.text("text", text, "x", x, "y", y + fitting * 0.36, "font-size", fitting, "fill", ink);
    }

    /** What stands on a site, for people who listen to the picture. */
    private String words(Appearance look, int site) {
        StringJoiner words = new StringJoiner(", ", name(site) + ": ", "").setEmptyValue(name(site));
        if (look.terrain(site) > 0) words.add(terrains.get(look.terrain(site)));
        for (Appearance.Man man : look.standing(site)) {
            String piece = man.piece() == Appearance.UNKNOWN
                    ? "unknown piece"
                    : pieces.get(man.piece()).name();
            words.add(man.owner() < 0 ? piece : players.get(man.owner()) + " " + piece);
        }
        for (Appearance.Mark mark : look.marks(site))
            words.add(mark.isTruth() ? mark.name() : mark.name() + " " + mark.value());
        return words.toString();
    }

    static boolean isPoint(Board board, int site) {
        return board.places().get(site).corners().length == 0;
    }

    double x(int site) {
        return board.places().get(site).x() * UNIT;
    }

    double y(int site) {
        return board.places().get(site).y() * UNIT;
    }

    /** The left end of a cell. */
    double left(int site) {
        double left = board.places().get(site).x();
        for (double[] corner : board.places().get(site).corners()) left = Math.min(left, corner[0]);
        return left * UNIT;
    }

    /** The lower end of a cell. */
    double low(int site) {
        double low = board.places().get(site).y();
        for (double[] corner : board.places().get(site).corners()) low = Math.max(low, corner[1]);
        return low * UNIT;
    }

    private String name(int site) {
        return board.sites().members().get(site);
    }

    private String corners(int site) {
        StringJoiner points = new StringJoiner(" ");
        for (double[] corner : board.places().get(site).corners())
            points.add(Svg.number(corner[0] * UNIT) + "," + Svg.number(corner[1] * UNIT));
        return points.toString();
    }

    /** The distance from a site's middle to the nearest edge of its cell. */
    private double room(int site) {
        Board.Place place = board.places().get(site);
        double[][] corners = place.corners();
        double least = corners.length == 0 ? 0.36 : 1;
        for (int i = 0; i < corners.length; i++) {
            double[] a = corners[i];
            double[] b = corners[(i + 1) % corners.length];
            double area = (b[0] - a[0]) * (a[1] - place.y()) - (b[1] - a[1]) * (a[0] - place.x());
            least = Math.min(least, Math.abs(area) / Math.hypot(b[0] - a[0], b[1] - a[1]));
        }
        return least * UNIT;
    }
}
