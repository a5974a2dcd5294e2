package io.petteia.model.board;

import io.petteia.model.reading.Picture;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Triangles in rows, pointing up and down in turn. Each has a neighbour left, right and across its third side; {@code parallel} leads to the nearest
 * that point the same way. Sites go row by row from the top.
 */
final class TriangleShape implements Shape {
    @Override
    public List<String> keys() {
        return List.of("size", "first", "names", "map", "legend", "groups");
    }

    @Override
    public @Nullable Sketch draw(Request request) {
        Size size = Size.read(request);
        int up = request.section().word("first", "up", "down").equals("up") ? 0 : 1;
        Naming naming = Naming.read(request);
        if (size == null) return null;
        Picture.Word[][] names = null;
        if (naming.picture() != null) {
            names = Naming.names(naming.picture(), size.width(), size.height(), request.reader());
            if (names == null) return null;
        }
        Sketch sketch = new Sketch("triangles");
        int[][] grid = new int[size.height()][size.width()];
        for (int row = 0; row < size.height(); row++) {
            Arrays.fill(grid[row], Grid.NO_SITE);
            for (int column = 0; column < size.width(); column++) {
                Picture.Word named = names == null ? null : names[row][column];
                if (named != null && Picture.isHole(named.text())) continue;
                int rank = size.height() - row;
                String name = named == null ? Naming.letters(column) + rank : named.text();
                var place = Polygons.triangle((column + 1) / 2.0, row, (column + row) % 2 == up);
                var span = named == null ? null : named.span();
                int site = sketch.add(new Sketch.Cell(name, span, new int[] {column, row}, rank, column + 1, place));
                if (site == Sketch.NONE && named != null) GridShape.doubled(named, request);
                grid[row][column] = site;
            }
        }
        sketch.grid = new Grid(grid);
        directions(sketch, up);
        return sketch;
    }

    private static void directions(Sketch sketch, int up) {
        sketch.lattice(GridShape.steps("p1", 2, 0, "p2", 1, 1, "p3", -1, 1, "p4", -2, 0, "p5", -1, -1, "p6", 1, -1));
        int[] left = sketch.direction("left");
        int[] right = sketch.direction("right");
        int[] across = sketch.direction("across");
        for (int site = 0; site < left.length; site++) {
            int[] at = sketch.cells.get(site).at();
            if (at == null) continue;
            left[site] = sketch.site(at[0] - 1, at[1]);
            right[site] = sketch.site(at[0] + 1, at[1]);
            boolean pointsUp = (at[0] + at[1]) % 2 == up;
            across[site] = sketch.site(at[0], at[1] + (pointsUp ? 1 : -1));
        }
        sketch.opposite.put("left", "right");
        sketch.opposite.put("right", "left");
        sketch.opposite.put("across", "across");
        sketch.group("orthogonal", "left", "right", "across");
        sketch.group("all", "left", "right", "across");
        sketch.group("parallel", "p1", "p2", "p3", "p4", "p5", "p6");
    }
}
