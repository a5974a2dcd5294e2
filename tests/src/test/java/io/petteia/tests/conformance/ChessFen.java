package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The FEN of chess: placement, perhaps pockets in brackets, whose turn, castling, the square passed, the clock of quiet turns. Castling as in X-FEN: a
 * file, or K and Q for the outermost rook.
 *
 * @param phase where the game begins behind what precedes the first move, null if nothing does
 */
record ChessFen(String phase) implements PositionNotation {
    @Override
    public String yaml(String text) {
        String[] fields = text.trim().split("\\s+");
        int pocket = fields[0].indexOf('[');
        Placement placement = new Placement("White", "Black", Letters.CHESS)
                .read(pocket < 0 ? fields[0] : fields[0].substring(0, pocket));
        List<String> castling = new ArrayList<>();
        for (char right : fields[2].replace("-", "").toCharArray()) castling.add(tower(right, placement));
        String passed = fields[3].equals("-") ? "none" : fields[3];
        String quiet = fields.length > 4 ? fields[4] : "0";
        String pockets = pocket < 0 ? "" : ", pocket: " + Hands.yaml(fields[0].substring(pocket), placement);
        return (phase == null ? "" : "phase: " + phase + "\n")
                + "mover: " + (fields[1].equals("w") ? "White" : "Black") + "\n"
                + "set: {castling: " + castling + ", passed: " + passed + ", quiet: " + quiet + pockets + "}\n"
                + placement.yaml();
    }

    private static String tower(char right, Placement placement) {
        boolean white = Character.isUpperCase(right);
        char file = Character.toLowerCase(right);
        if (file != 'k' && file != 'q') return file + (white ? "1" : "8");
        String owner = white ? "White" : "Black";
        String king = placement.sites(owner, "king").get(0);
        Comparator<String> outward = file == 'k' ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return placement.sites(owner, "rook").stream()
                .filter(rook -> rook.charAt(1) == king.charAt(1) && outward.compare(rook, king) > 0)
                .max(outward)
                .orElseThrow();
    }
}
