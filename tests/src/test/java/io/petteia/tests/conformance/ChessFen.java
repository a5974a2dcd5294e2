package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The FEN of chess: placement, whose turn, castling, the square passed, the clock of quiet turns. */
final class ChessFen implements PositionNotation {
    private static final Map<String, String> NAMES =
            Map.of("k", "king", "q", "queen", "r", "rook", "b", "bishop", "n", "knight", "p", "pawn");
    private static final Map<Character, String> TOWERS = Map.of('K', "h1", 'Q', "a1", 'k', "h8", 'q', "a8");

    @Override
    public String yaml(String text) {
        String[] fields = text.trim().split("\\s+");
        Placement placement = new Placement("White", "Black", NAMES).read(fields[0]);
        List<String> castling = new ArrayList<>();
        for (char right : fields[2].replace("-", "").toCharArray()) castling.add(tower(right, placement));
        String passed = fields[3].equals("-") ? "none" : fields[3];
        String quiet = fields.length > 4 ? fields[4] : "0";
        return "mover: " + (fields[1].equals("w") ? "White" : "Black") + "\n"
                + "set: {castling: " + castling + ", passed: " + passed + ", quiet: " + quiet + "}\n"
                + placement.yaml();
    }

    private static String tower(char right, Placement placement) {
        String owner = Character.isUpperCase(right) ? "White" : "Black";
        String tower = TOWERS.get(right);
        String king = owner.equals("White") ? "e1" : "e8";
        if (tower == null || !placement.stands(owner, "king", king) || !placement.stands(owner, "rook", tower))
            throw new Unsupported("castling of Chess960");
        return tower;
    }
}
