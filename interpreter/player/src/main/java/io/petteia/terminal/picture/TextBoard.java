package io.petteia.terminal.picture;

import io.petteia.model.Board;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A board in characters, with coordinates at its edges where the names of its sites have any, else with the names on its empty sites. Sites that
 * are drawn as points are joined by the lines between neighbours. Marked sites stand in brackets.
 */
public final class TextBoard {
    private static final String EDGE = "2";
    private static final String LINE = "2";
    private static final int WIDEST_WITH_NAMES = 100;
    /** Shown even where others are too long. */
    private static final int SHORT_NAME = 3;

    private static final List<String> TERRAIN = List.of("", "33", "34", "35", "36", "32", "31");
    private static final List<String> OWNERS = List.of("1", "1;33", "1;36", "1;35", "1;32", "1;31", "1;34");

    private final Board board;
    private final Emblems emblems;
    private final @Nullable Coordinates coordinates;

    public TextBoard(Board board, Emblems emblems) {
        this.board = board;
        this.emblems = emblems;
        this.coordinates = Coordinates.of(board);
    }

    /** The lines of the picture; none for a game without a board. */
    public List<String> draw(Appearance look, BitSet marked, boolean colour) {
        Map<Integer, String> cells = new HashMap<>();
        for (int site = 0; site < board.size(); site++) {
            if (look.isLaid(site)) cells.put(site, cell(look, site));
        }
        if (coordinates == null) {
            int longest = fits(namesOf(cells.keySet())) ? Integer.MAX_VALUE : SHORT_NAME;
            for (int site : List.copyOf(cells.keySet())) {
                boolean fitting = name(site).length() <= longest;
                if (isBlank(look, site) && fitting) cells.put(site, name(site));
                else if (isNumbered(look, site) && fitting) cells.put(site, name(site) + " " + cells.get(site));
            }
        }
        return draw(cells, look, marked, colour);
    }

    /** What is narrow is drawn as a stroke if something of nobody's lies there, and is left free if nothing does. */
    private String cell(Appearance look, int site) {
        String stroke = stroke(board.places().get(site).corners());
        List<Appearance.Man> standing = look.standing(site);
        if (stroke.isEmpty() || !standing.isEmpty() && standing.get(0).owner() >= 0) return emblems.cell(look, site);
        if (standing.isEmpty()) return stroke.equals("+") ? "+" : " ";
        return stroke.equals("+") ? "#" : stroke;
    }

    private static String stroke(double[][] corners) {
        if (corners.length != 4) return "";
        boolean slim = corners[2][0] - corners[0][0] < 0.5;
        boolean low = corners[2][1] - corners[0][1] < 0.5;
        return slim && low ? "+" : slim ? "|" : low ? "-" : "";
    }

    /** The board with the name of each site on it. */
    public List<String> drawNames(Appearance look) {
        List<Integer> laid =
                IntStream.range(0, board.size()).filter(look::isLaid).boxed().toList();
        Map<Integer, String> cells = namesOf(laid);
        return draw(cells, look, new BitSet(), false);
    }

    /** Nothing stands there, but there are values, and a long name, which nobody guesses. */
    private boolean isNumbered(Appearance look, int site) {
        return name(site).length() > SHORT_NAME && look.standing(site).isEmpty() && !isBlank(look, site);
    }

    private boolean isBlank(Appearance look, int site) {
        return look.terrain(site) == 0
                && look.standing(site).isEmpty()
                && look.marks(site).isEmpty();
    }

    private Map<Integer, String> namesOf(Collection<Integer> sites) {
        Map<Integer, String> names = new HashMap<>();
        for (int site : sites) names.put(site, name(site));
        return names;
    }

    private String name(int site) {
        return board.sites().members().get(site);
    }

    private boolean fits(Map<Integer, String> cells) {
        return layout(cells, widest(cells), 1).width() <= WIDEST_WITH_NAMES;
    }

    /** Of a board that is laid in play, only where something lies. */
    private Layout layout(Map<Integer, String> cells, int cell, int lead) {
        Layout whole = Layout.of(board, cell, lead);
        return board.bare() ? whole.cropped(cells.keySet()) : whole;
    }

    private static int widest(Map<Integer, String> cells) {
        return cells.values().stream()
                .mapToInt(text -> text.codePointCount(0, text.length()))
                .max()
                .orElse(1);
    }

    private List<String> draw(Map<Integer, String> cells, Appearance look, BitSet marked, boolean colour) {
        boolean points = isLineDrawing();
        // One column more than the text needs leaves room for the brackets of neighbours.
        Layout layout = layout(cells, widest(cells) + 1, points ? 2 : 1);
        int margin = coordinates == null ? 1 : 4;
        int top = coordinates == null ? 0 : 1;
        Canvas canvas = new Canvas();
        cells.forEach((site, text) -> {
            int length = text.codePointCount(0, text.length());
            int start = margin + layout.column(site) - length / 2;
            int line = top + layout.line(site);
            canvas.put(line, start, text, style(look, site));
            if (marked.get(site)) {
                canvas.put(line, start - 1, "[", "1");
                canvas.put(line, start + length, "]", "1");
            }
        });
        if (coordinates != null) drawEdges(canvas, layout, spanned(cells.keySet()), coordinates, margin, top);
        if (points) drawLines(canvas, layout, cells, margin, top);
        if (board.shape().equals("triangles")) drawSides(canvas, layout, cells, margin, top);
        return canvas.lines(colour);
    }

    private static String style(Appearance look, int site) {
        List<Appearance.Man> standing = look.standing(site);
        if (standing.isEmpty()) return TERRAIN.get(look.terrain(site) % TERRAIN.size());
        int owner = standing.get(0).owner();
        return owner < 0 ? "" : OWNERS.get(owner % OWNERS.size());
    }

    /** Whatever lies in a row and in a column of which something is laid: holes count, what is not there yet does not, nor the rest of a board of which a part is laid. */
    private Collection<Integer> spanned(Collection<Integer> laid) {
        if (board.bare()) return laid;
        BitSet rows = new BitSet();
        BitSet columns = new BitSet();
        for (int site : laid) {
            rows.set(board.row()[site]);
            columns.set(board.column()[site]);
        }
        return IntStream.range(0, board.size())
                .filter(site -> rows.get(board.row()[site]) && columns.get(board.column()[site]))
                .boxed()
                .toList();
    }

    private void drawEdges(
            Canvas canvas, Layout layout, Collection<Integer> spanned, Coordinates names, int margin, int top) {
        Map<Integer, Integer> firsts = new HashMap<>();
        Map<Integer, Integer> lasts = new HashMap<>();
        int bottom = 0;
        for (int site : spanned) {
            if (board.row()[site] == 0) continue;
            int line = layout.line(site);
            bottom = Math.max(bottom, line);
            firsts.merge(line, site, (a, b) -> layout.column(a) <= layout.column(b) ? a : b);
            lasts.merge(line, site, (a, b) -> layout.column(a) >= layout.column(b) ? a : b);
        }
        firsts.forEach((line, site) -> {
            String label = names.row(board.row()[site]);
            canvas.put(top + line, margin + layout.column(site) - 2 - label.length(), label, EDGE);
        });
        lasts.forEach((line, site) ->
                canvas.put(top + line, margin + layout.column(site) + 3, names.row(board.row()[site]), EDGE));
        for (int site : spanned) {
            int line = layout.line(site);
            if (board.row()[site] == 0 || line != 0 && line != bottom) continue;
            String label = names.column(board.column()[site]);
            int column = margin + layout.column(site) - label.length() / 2;
            if (line == 0) canvas.put(0, column, label, EDGE);
            if (line == bottom) canvas.put(top + bottom + 1, column, label, EDGE);
        }
    }

    /** A slanting side left of each triangle, so that one sees which point up. */
    private void drawSides(Canvas canvas, Layout layout, Map<Integer, String> cells, int margin, int top) {
        int left = widest(cells) / 2 + 1;
        for (int site : cells.keySet()) {
            Board.Place place = board.places().get(site);
            long above = Stream.of(place.corners())
                    .filter(corner -> corner[1] < place.y())
                    .count();
            int column = Math.max(0, margin + layout.column(site) - left);
            canvas.putBehind(top + layout.line(site), column, above == 1 ? '/' : '\\', LINE);
        }
    }

    private boolean isLineDrawing() {
        return !board.places().isEmpty() && board.places().get(0).corners().length == 0;
    }

    private void drawLines(Canvas canvas, Layout layout, Map<Integer, String> cells, int margin, int top) {
        for (Joint joint : Joint.all(board)) {
            if (!cells.containsKey(joint.from()) || !cells.containsKey(joint.to())) continue;
            int lines = layout.line(joint.to()) - layout.line(joint.from());
            int columns = layout.column(joint.to()) - layout.column(joint.from());
            int steps = Math.max(Math.abs(lines), Math.abs(columns));
            char stroke = lines == 0 ? '-' : columns == 0 ? '|' : (lines > 0) == (columns > 0) ? '\\' : '/';
            for (int i = 1; i < steps; i++) {
                // A slope has one stroke a line.
                if (lines != 0 && i * lines % steps != 0) continue;
                int line = top + layout.line(joint.from()) + i * lines / steps;
                int column = margin + layout.column(joint.from()) + i * columns / steps;
                canvas.putBehind(line, column, stroke, LINE);
            }
        }
    }
}
