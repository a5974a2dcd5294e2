package io.petteia.model.board;

import io.petteia.model.Board.Place;

/** Cells as they are drawn; the distance between opposite sides of a hexagon is 1, and so is the side of a triangle. */
final class Polygons {
    private static final double RADIUS = 1 / Math.sqrt(3);
    static final double TRIANGLE_HEIGHT = Math.sqrt(3) / 2;

    private Polygons() {}

    /** @param turned by how many degrees its first corner is turned from the right: 0 lies flat, 30 stands on a point */
    static Place hexagon(double x, double y, int turned) {
        double[][] corners = new double[6][];
        for (int i = 0; i < 6; i++) {
            double angle = Math.toRadians(turned + 60.0 * i);
            corners[i] = new double[] {x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)};
        }
        return new Place(x, y, corners);
    }

    /** @param x of its middle; @param row from 0 on top */
    static Place triangle(double x, int row, boolean up) {
        double top = row * TRIANGLE_HEIGHT;
        double bottom = top + TRIANGLE_HEIGHT;
        double base = up ? bottom : top;
        double[][] corners = {{x, up ? top : bottom}, {x + 0.5, base}, {x - 0.5, base}};
        return new Place(x, top + TRIANGLE_HEIGHT * (up ? 2 : 1) / 3, corners);
    }

    /** A point of a line drawing. */
    static Place point(double x, double y) {
        return new Place(x, y, new double[0][]);
    }
}
