package io.petteia.model.board;

import io.petteia.grammar.text.Diagnostic;
import io.petteia.model.Board.Place;
import io.petteia.model.reading.Picture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rows and columns: of squares, of hexagons in a rhombus. Row 1 is the lowest, and the sites go row by row from there. */
abstract class GridShape implements Shape {
    /** @param level whether rows are drawn level where that makes a difference */
    abstract Place place(int column, int row, Size size, boolean level);

    /** By name the step to the right and upward. */
    abstract Map<String, int[]> steps();

    abstract void directions(Sketch sketch, Request request);

    abstract String name();

    @Override
    public @Nullable Sketch draw(Request request) {
        Size size = Size.read(request);
        if (size == null) return null;
        boolean dark = keys().contains("sites")
                && request.section().word("sites", "all", "dark").equals("dark");
        boolean level = keys().contains("level") && request.section().truth("level");
        Naming naming = Naming.read(request, Naming.NUMBERS);
        Picture.Word[][] names = null;
        if (naming.picture() != null) {
            names = Naming.names(naming.picture(), size.width(), size.height(), request.reader());
            if (names == null) return null;
        }
        Sketch sketch = new Sketch(name());
        boolean numbered = Naming.NUMBERS.equals(naming.scheme());
        int[][] grid = new int[size.height()][size.width()];
        for (int[] row : grid) Arrays.fill(row, Grid.NO_SITE);
        for (int[] at : order(size, dark, numbered)) {
            Picture.Word named = names == null ? null : names[size.height() - 1 - at[1]][at[0]];
            if (named != null && Picture.isHole(named.text())) continue;
            String name = numbered
                    ? String.valueOf(sketch.cells.size() + 1)
                    : named != null ? named.text() : Naming.letters(at[0]) + (at[1] + 1);
            Place place = place(at[0], at[1], size, level);
            var cell = new Sketch.Cell(name, named == null ? null : named.span(), at, at[1] + 1, at[0] + 1, place);
            int site = sketch.add(cell);
            if (site == Sketch.NONE && named != null) doubled(named, request);
            grid[size.height() - 1 - at[1]][at[0]] = site;
        }
        sketch.grid = new Grid(grid);
        sketch.lattice(steps());
        directions(sketch, request);
        return sketch;
    }

    static void doubled(Picture.Word name, Request request) {
        request.reader()
                .tell(Diagnostic.error("doubled-name", name.span(), "two sites are named `" + name.text() + "`"));
    }

    /** Column and row from 0, in the order of the sites. */
    private static List<int[]> order(Size size, boolean dark, boolean fromTop) {
        List<int[]> order = new ArrayList<>();
        for (int i = 0; i < size.height(); i++) {
            int row = fromTop ? size.height() - 1 - i : i;
            for (int column = 0; column < size.width(); column++) {
                if (!dark || (row + column) % 2 == 0) order.add(new int[] {column, row});
            }
        }
        return order;
    }

    static Map<String, int[]> steps(Object... namesAndSteps) {
        Map<String, int[]> steps = new LinkedHashMap<>();
        for (int i = 0; i < namesAndSteps.length; i += 3) {
            steps.put(
                    (String) namesAndSteps[i],
                    new int[] {(Integer) namesAndSteps[i + 1], (Integer) namesAndSteps[i + 2]});
        }
        return steps;
    }
}
