package io.petteia.model.board;

import io.petteia.model.Board.Place;
import java.util.List;
import java.util.Map;

/** Hexagons in rows and columns, leaning: every site has six neighbours. They are drawn with upright columns, or with level rows. */
final class RhombusShape extends GridShape {
    private static final double STEP = Math.sqrt(3) / 2;

    @Override
    String name() {
        return "rhombus";
    }

    @Override
    public List<String> keys() {
        return List.of("size", "names", "map", "legend", "groups", "level");
    }

    @Override
    Place place(int column, int row, Size size, boolean level) {
        if (level) return Polygons.hexagon(column + row / 2.0, (size.height() - 1 - row) * STEP, 30);
        double x = column * STEP;
        double y = size.height() - 1 - row + (size.width() - 1 - column) / 2.0;
        return Polygons.hexagon(x, y, 0);
    }

    @Override
    Map<String, int[]> steps() {
        return steps("N", 0, 1, "NE", 1, 0, "SE", 1, -1, "S", 0, -1, "SW", -1, 0, "NW", -1, 1);
    }

    @Override
    void directions(Sketch sketch, Request request) {
        for (String direction : steps().keySet()) {
            sketch.group("orthogonal", direction);
            sketch.group("all", direction);
        }
    }
}
