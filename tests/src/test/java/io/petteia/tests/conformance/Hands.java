package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What stands in brackets behind a placement: the pieces in hand, capitals for the first player. */
final class Hands {
    private Hands() {}

    /** {@code {White: {rook: 1}, Black: {pawn: 2}}}. */
    static String yaml(String brackets, Placement placement) {
        List<String> hands = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Map<String, Integer> hand = new TreeMap<>();
            for (char letter : brackets.toCharArray()) {
                boolean first = Character.isUpperCase(letter);
                if (Character.isLetter(letter) && first == (player == 0))
                    hand.merge(placement.name(letter), 1, Integer::sum);
            }
            hands.add(placement.players().get(player) + ": " + hand.toString().replace("=", ": "));
        }
        return "{" + String.join(", ", hands) + "}";
    }
}
