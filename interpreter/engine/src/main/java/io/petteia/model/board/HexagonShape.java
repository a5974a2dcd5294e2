package io.petteia.model.board;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hexagons in a hexagon, named by their axial coordinates {@code q,r}: q to the right, r to the lower right, the middle is {@code 0,0}. */
final class HexagonShape implements Shape {
    private static final int LARGEST = 100;

    @Override
    public List<String> keys() {
        return List.of("radius", "names", "map", "legend", "groups");
    }

    @Override
    public @Nullable Sketch draw(Request request) {
        Integer radius = Size.radius(request, LARGEST);
        if (radius == null) return null;
        Naming naming = Naming.read(request, Naming.AXIAL);
        int rows = 2 * radius + 1;
        int[][] grid = new int[rows][];
        for (int row = 0; row < rows; row++) grid[row] = new int[rows - Math.abs(row - radius)];
        Grid shape = new Grid(grid);
        if (naming.picture() != null && !shape.fits(naming.picture(), request.reader())) return null;
        Sketch sketch = new Sketch("hexagon");
        for (int r = -radius; r <= radius; r++) {
            int first = Math.max(-radius, -radius - r);
            for (int i = 0; i < grid[r + radius].length; i++) {
                int q = first + i;
                var named = naming.picture() == null
                        ? null
                        : naming.picture().rows().get(r + radius).get(i);
                String name = named == null ? q + "," + r : named.text();
                var place = Polygons.hexagon(q + r / 2.0, r * Polygons.TRIANGLE_HEIGHT, 30);
                var span = named == null ? null : named.span();
                int site = sketch.add(
                        new Sketch.Cell(name, span, new int[] {q, r}, r + radius + 1, q + radius + 1, place));
                if (site == Sketch.NONE && named != null) GridShape.doubled(named, request);
                grid[r + radius][i] = site;
            }
        }
        sketch.grid = shape;
        sketch.middle = sketch.site(0, 0);
        var steps = GridShape.steps("E", 1, 0, "NE", 1, -1, "NW", 0, -1, "W", -1, 0, "SW", -1, 1, "SE", 0, 1);
        sketch.lattice(steps);
        for (String direction : steps.keySet()) {
            sketch.group("orthogonal", direction);
            sketch.group("all", direction);
        }
        return sketch;
    }
}
