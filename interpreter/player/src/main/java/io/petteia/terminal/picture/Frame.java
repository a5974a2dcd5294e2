package io.petteia.terminal.picture;

import io.petteia.model.Board;

/** The rectangle around a board, or around what has been laid of one that was bare, with room for coordinates, in the picture's units. */
record Frame(double left, double top, double right, double bottom) {

    static Frame of(Board board, Appearance look, double unit) {
        double left = 0;
        double top = 0;
        double right = 0;
        double bottom = 0;
        boolean first = true;
        for (int site = 0; site < board.size(); site++) {
            if (board.bare() && !look.isLaid(site) && !look.isOpen(site)) continue;
            Board.Place place = board.places().get(site);
            double[][] corners = place.corners().length > 0
                    ? place.corners()
                    : new double[][] {{place.x() - 0.4, place.y() - 0.5}, {place.x() + 0.8, place.y() + 0.4}};
            for (double[] corner : corners) {
                left = first ? corner[0] : Math.min(left, corner[0]);
                right = first ? corner[0] : Math.max(right, corner[0]);
                top = first ? corner[1] : Math.min(top, corner[1]);
                bottom = first ? corner[1] : Math.max(bottom, corner[1]);
                first = false;
            }
        }
        return new Frame((left - 0.6) * unit, (top - 0.25) * unit, (right + 0.25) * unit, (bottom + 0.55) * unit);
    }

    String viewBox() {
        return String.join(" ", Svg.number(left), Svg.number(top), Svg.number(right - left), Svg.number(bottom - top));
    }
}
