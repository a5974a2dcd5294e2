package io.petteia.terminal.picture;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What each owner's pieces look like: a colour, that of the player's name where it is one, and an outline that tells them apart without it. */
final class Livery {
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("white", "#fdfdfd"),
            Map.entry("black", "#26262a"),
            Map.entry("red", "#c8372d"),
            Map.entry("blue", "#2f6db5"),
            Map.entry("green", "#2e8b57"),
            Map.entry("yellow", "#f2d13c"),
            Map.entry("orange", "#ec8c2e"),
            Map.entry("purple", "#7b4aa0"),
            Map.entry("violet", "#7b4aa0"),
            Map.entry("gold", "#e0ad2b"),
            Map.entry("silver", "#c3c9d1"),
            Map.entry("brown", "#7a5230"),
            Map.entry("grey", "#8a9097"),
            Map.entry("gray", "#8a9097"),
            Map.entry("pink", "#f0a3bd"));
    /** Told apart by people who do not see all colours (after Okabe and Ito). */
    private static final List<String> OTHERS =
            List.of("#fdfdfd", "#26262a", "#56b4e9", "#d55e00", "#009e73", "#f0e442", "#cc79a7", "#0072b2");

    private static final String NOBODY = "#d3d0c8";
    /** By owner the corners of the outline and the turn of the first one in degrees; no corners: round. */
    private static final int[][] OUTLINES = {{0, 0}, {4, 45}, {6, 0}, {4, 0}, {3, -90}, {5, -90}, {8, 22}, {3, 90}};

    private final List<String> colours;

    Livery(List<String> players) {
        boolean allNamed = players.stream().allMatch(p -> NAMED.containsKey(p.toLowerCase(Locale.ROOT)));
        this.colours = allNamed
                ? players.stream()
                        .map(p -> NAMED.getOrDefault(p.toLowerCase(Locale.ROOT), NOBODY))
                        .toList()
                : OTHERS;
    }

    private String colour(int owner) {
        return owner < 0 ? NOBODY : colours.get(owner % colours.size());
    }

    /** The colour of a sign on the owner's piece. */
    String ink(int owner) {
        int rgb = Integer.parseInt(colour(owner).substring(1), 16);
        double light = 0.3 * (rgb >> 16 & 255) + 0.59 * (rgb >> 8 & 255) + 0.11 * (rgb & 255);
        return light > 130 ? "#141414" : "#ffffff";
    }

    void draw(Svg svg, int owner, double x, double y, double radius) {
        Object[] paint = {
            "class", "piece", "fill", colour(owner), "stroke", ink(owner).equals("#ffffff") ? "#ffffff" : "#26262a"
        };
        int[] outline = OUTLINES[Math.max(0, owner) % OUTLINES.length];
        if (owner < 0) {
            svg.empty(
                    "circle",
                    with(paint, "cx", x, "cy", y, "r", radius, "stroke-width", 2.0, "stroke-dasharray", "4 3"));
        } else if (outline[0] == 0) {
            svg.empty("circle", with(paint, "cx", x, "cy", y, "r", radius, "stroke-width", 2.0));
        } else {
            String points = corners(outline[0], outline[1], x, y, radius * 1.12);
            svg.empty("polygon", with(paint, "points", points, "stroke-width", 2.0, "stroke-linejoin", "round"));
        }
    }

    private static String corners(int count, int turn, double x, double y, double radius) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < count; i++) {
            double angle = Math.toRadians(turn + 360.0 * i / count);
            if (i > 0) points.append(' ');
            points.append(Svg.number(x + radius * Math.cos(angle)))
                    .append(',')
                    .append(Svg.number(y + radius * Math.sin(angle)));
        }
        return points.toString();
    }

    private static Object[] with(Object[] paint, Object... others) {
        Object[] all = new Object[paint.length + others.length];
        System.arraycopy(others, 0, all, 0, others.length);
        System.arraycopy(paint, 0, all, others.length, paint.length);
        return all;
    }
}
