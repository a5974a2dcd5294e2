package io.petteia.model.board;

import io.petteia.model.Board.Place;

/**
 * Squares of which every other row and column is drawn narrow, as what lies between squares: grooves for walls, lines between dots.
 *
 * @param parity of the numbers of the narrow ones
 */
record Narrow(int parity) {
    private static final double WIDTH = 0.3;

    void draw(Sketch sketch) {
        double height = 0;
        for (Sketch.Cell cell : sketch.cells) if (cell.at() != null) height = Math.max(height, start(cell.row() + 1));
        for (int site = 0; site < sketch.cells.size(); site++) {
            Sketch.Cell cell = sketch.cells.get(site);
            if (cell.at() == null) continue;
            Place place = place(
                    start(cell.column()),
                    start(cell.column() + 1),
                    height - start(cell.row() + 1),
                    height - start(cell.row()));
            sketch.cells.set(
                    site, new Sketch.Cell(cell.name(), cell.span(), cell.at(), cell.row(), cell.column(), place));
        }
    }

    /** The left or lower edge of a column or row; that of the first is 0. */
    private double start(int number) {
        double at = 0;
        for (int i = 1; i < number; i++) at += i % 2 == parity ? WIDTH : 1;
        return at;
    }

    private static Place place(double left, double right, double top, double bottom) {
        double[][] corners = {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
        return new Place((left + right) / 2, (top + bottom) / 2, corners);
    }
}
