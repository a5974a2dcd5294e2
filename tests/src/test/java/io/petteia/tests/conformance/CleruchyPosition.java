package io.petteia.tests.conformance;

import java.util.LinkedHashMap;
import java.util.Map;

/** {@code w 100 100 <rows of pieces> <rows of terrain>} as {@code coordinate_scheme} of cleruchy.json says. */
record CleruchyPosition(String mover, int white, int black, String[] pieces, String[] terrain) {
    private static final String KINDS = "CHPGO";
    private static final String[] NAMES = {"cleruch", "hoplite", "peltast", "phalangite", "cleruchy"};
    private static final Map<Character, String> TERRAINS = Map.of('^', "mountain", '~', "water", ':', "arid");

    static CleruchyPosition of(String text) {
        String[] parts = text.split(" ");
        String terrain = parts[4].equals("-") ? parts[3].replaceAll("[^/]", ".") : parts[4];
        return new CleruchyPosition(
                parts[0].equals("w") ? "White" : "Black",
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                parts[3].split("/"),
                terrain.split("/"));
    }

    static String kind(char piece) {
        return piece == 'N' || piece == 'n' ? "cleruchy" : NAMES[KINDS.indexOf(Character.toUpperCase(piece))];
    }

    /** The owner of a piece, {@code none} of a native colony. */
    static String owner(char piece) {
        return piece == 'N' ? "none" : Character.isUpperCase(piece) ? "White" : "Black";
    }

    /** The letter on a site such as {@code a10}, a dot if it is empty. */
    char pieceAt(String site) {
        return at(pieces, site);
    }

    String terrainAt(String site) {
        return TERRAINS.getOrDefault(at(terrain, site), "plain");
    }

    private static char at(String[] rows, String site) {
        return rows[rows.length - Integer.parseInt(site.substring(1))].charAt(site.charAt(0) - 'a');
    }

    /** In the game's own position form. */
    String yaml() {
        StringBuilder map = new StringBuilder();
        Map<String, String> legend = new LinkedHashMap<>();
        for (int r = 0; r < pieces.length; r++) {
            map.append("   ");
            for (int f = 0; f < pieces[r].length(); f++)
                map.append(' ').append(word(pieces[r].charAt(f), terrain[r].charAt(f), legend));
            map.append('\n');
        }
        StringBuilder yaml = new StringBuilder("mover: " + mover + "\n");
        yaml.append("set: {resources: {White: " + white + ", Black: " + black + "}}\n");
        yaml.append("map: |\n").append(map);
        if (!legend.isEmpty()) yaml.append("legend:\n");
        legend.forEach((word, meaning) ->
                yaml.append("  \"").append(word).append("\": {").append(meaning).append("}\n"));
        return yaml.toString();
    }

    private static String word(char piece, char ground, Map<String, String> legend) {
        String terrain = TERRAINS.get(ground);
        if (piece == '.' && terrain == null) return ".";
        String word = "" + (piece == '.' ? '_' : piece) + ground;
        StringBuilder meaning = new StringBuilder();
        if (piece != '.') meaning.append("piece: " + kind(piece) + ", owner: " + owner(piece));
        if (terrain != null) meaning.append(meaning.isEmpty() ? "" : ", ").append("terrain: " + terrain);
        legend.put(word, meaning.toString());
        return word;
    }
}
