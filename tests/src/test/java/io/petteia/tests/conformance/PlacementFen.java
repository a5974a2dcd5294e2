package io.petteia.tests.conformance;

import java.util.Map;

/**
 * A FEN of which only the placement and whose turn it is matter; the second field is {@code w} for the first player.
 *
 * @param first the player with the capitals
 * @param hands whether what stands in brackets matters
 */
record PlacementFen(String first, String second, Map<String, String> names, boolean hands) implements PositionNotation {
    @Override
    public String yaml(String text) {
        String[] fields = text.trim().split("\\s+");
        int hand = fields[0].indexOf('[');
        Placement placement =
                new Placement(first, second, names).read(hand < 0 ? fields[0] : fields[0].substring(0, hand));
        return "mover: " + (fields[1].equals("w") ? first : second) + "\n"
                + (hands && hand >= 0 ? "set: {hand: " + Hands.yaml(fields[0].substring(hand), placement) + "}\n" : "")
                + placement.yaml();
    }
}
