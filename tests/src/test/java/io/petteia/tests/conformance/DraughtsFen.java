package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The FEN of PDN: {@code B:W18,K24:B1-3}, first whose turn it is, then the squares of each side, kings with a K. */
final class DraughtsFen implements PositionNotation {
    @Override
    public String yaml(String text) {
        String[] parts = text.trim().replaceAll("\\.$", "").split(":");
        Map<String, Map<String, List<String>>> pieces = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) pieces.put(player(parts[i]), side(parts[i].substring(1)));
        return "mover: " + player(parts[0]) + "\n" + Placement.yaml(pieces);
    }

    private static String player(String part) {
        return part.startsWith("W") ? "White" : "Black";
    }

    private static Map<String, List<String>> side(String squares) {
        Map<String, List<String>> side = new LinkedHashMap<>();
        for (String each : squares.split(",")) {
            if (each.isEmpty()) continue;
            boolean king = each.startsWith("K");
            String[] range = each.substring(king ? 1 : 0).split("-");
            List<String> sites = side.computeIfAbsent(king ? "king" : "man", kind -> new ArrayList<>());
            for (int n = Integer.parseInt(range[0]); n <= Integer.parseInt(range[range.length - 1]); n++)
                sites.add(Integer.toString(n));
        }
        return side;
    }
}
