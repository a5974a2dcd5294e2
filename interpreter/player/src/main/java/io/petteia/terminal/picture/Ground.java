package io.petteia.terminal.picture;

import java.util.List;

/** What terrains look like: a colour, and strokes that tell it from the others without the colour. */
final class Ground {
    static final String BOARD = "#f4ead6";
    static final String BOARD_DARK = "#e6d5b4";
    private static final double TILE = 20;

    private record Fill(String colour, String ink, String strokes) {}

    private static final List<Fill> FILLS = List.of(
            new Fill("#d8c3a5", "#6b4f2f", "M2 15 L7 6 L12 15 M10 12 L14 7 L18 13"),
            new Fill("#b5d4ec", "#2b6592", "M0 6 Q5 2 10 6 T20 6 M0 15 Q5 11 10 15 T20 15"),
            new Fill("#efdf9f", "#8a6d14", "M4 5 h2 M13 3 h2 M9 11 h2 M17 14 h2 M3 16 h2"),
            new Fill("#cfe3bd", "#3f6b2a", "M0 20 L20 0"),
            new Fill("#dccbe6", "#5f3f77", "M0 0 L20 20 M0 20 L20 0"),
            new Fill("#ecc6bd", "#8a3524", "M0 5 H20 M0 15 H20 M5 5 V15 M15 15 V20 M15 0 V5"),
            new Fill("#c9cfd4", "#3c4650", "M5 0 V20 M15 0 V20"));

    private Ground() {}

    static void define(Svg svg, int terrains) {
        for (int i = 1; i < terrains; i++) {
            Fill fill = FILLS.get((i - 1) % FILLS.size());
            svg.open("pattern", "id", id(i), "width", TILE, "height", TILE, "patternUnits", "userSpaceOnUse");
            svg.empty("rect", "width", TILE, "height", TILE, "fill", fill.colour());
            svg.empty("path", "d", fill.strokes(), "stroke", fill.ink(), "stroke-width", 1.3, "fill", "none");
            svg.close("pattern");
        }
    }

    static String fill(int terrain, boolean dark) {
        return terrain > 0 ? "url(#" + id(terrain) + ")" : dark ? BOARD_DARK : BOARD;
    }

    private static String id(int terrain) {
        return "petteia-terrain-" + terrain;
    }
}
