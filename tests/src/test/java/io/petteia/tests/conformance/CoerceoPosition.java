package io.petteia.tests.conformance;

import io.petteia.game.State;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * The notation of coerceo.json: whose turn it is, the tiles that White and Black hold, and ten rows of fields, {@code _} where there is none.
 *
 * @param rows from the top
 */
record CoerceoPosition(String mover, int white, int black, String[] rows) {

    static CoerceoPosition of(String text) {
        String[] parts = text.split(" ");
        String mover = parts[0].equals("w") ? "White" : "Black";
        return new CoerceoPosition(mover, Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), parts[3].split("/"));
    }

    /** In the game's own form. */
    String yaml() {
        StringBuilder yaml = new StringBuilder("mover: " + mover + "\n");
        yaml.append("set: {tiles: {White: " + white + ", Black: " + black + "}}\nmap: |\n");
        for (String row : rows)
            yaml.append("  ").append(String.join(" ", row.split(""))).append('\n');
        return yaml.toString();
    }

    /** What is on each field: {@code _ . W B}. */
    Map<String, Character> fields() {
        Map<String, Character> fields = new TreeMap<>();
        CoerceoFile.FIELDS.properties().forEach(field -> {
            JsonNode cell = field.getValue().get("cell");
            fields.put(
                    field.getKey(), rows[cell.get(0).asInt()].charAt(cell.get(1).asInt()));
        });
        return fields;
    }

    /** A position in the notation of the file. When the game is over it is the turn of nobody, {@code -}. */
    static String of(State state) {
        StringBuilder[] rows = new StringBuilder[10];
        for (int r = 0; r < rows.length; r++) rows[r] = new StringBuilder("_".repeat(15));
        CoerceoFile.FIELDS.properties().forEach(field -> {
            JsonNode cell = field.getValue().get("cell");
            int site = state.game().model().board().sites().ordinal(field.getKey());
            char letter = !state.isLaid(site) ? '_' : state.piece(site) < 0 ? '.' : state.owner(site) == 0 ? 'W' : 'B';
            rows[cell.get(0).asInt()].setCharAt(cell.get(1).asInt(), letter);
        });
        String mover = state.isOver() ? "-" : state.actor() == 0 ? "w" : "b";
        return mover + " " + Values.of(state, "tiles", 0) + " " + Values.of(state, "tiles", 1) + " "
                + String.join("/", rows);
    }
}
