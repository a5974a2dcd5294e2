package io.petteia.tests.conformance;

import java.util.Map;

/**
 * A FEN of which only the placement and whose turn it is matter; the second field is {@code w} for the first player.
 *
 * @param first the player with the capitals
 */
record PlacementFen(String first, String second, Map<String, String> names) implements PositionNotation {
    @Override
    public String yaml(String text) {
        String[] fields = text.trim().split("\\s+");
        int hand = fields[0].indexOf('[');
        String board = hand < 0 ? fields[0] : fields[0].substring(0, hand);
        return "mover: " + (fields[1].equals("w") ? first : second) + "\n"
                + new Placement(first, second, names).read(board).yaml();
    }
}
