package io.petteia.terminal.rulebook;

import java.util.List;

/** Something that is said, and what belongs to it. */
record Point(String text, List<Point> below) {
    static Point of(String text) {
        return new Point(text, List.of());
    }
}
