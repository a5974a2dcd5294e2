package io.petteia.tests.conformance;

import io.petteia.game.State;
import io.petteia.model.GameModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The notation of latrunculi.json: ranks with {@code G S} for ordinarii, {@code g s} for alligati and numbers for vacant cells, then whose turn it is,
 * the stones that each side has still to place, and the turns without a removal.
 */
record LatrunculiFen(String[] ranks, String mover, int gold, int silver, int quiet) {
    private static final String LETTERS = "GSgs";

    static LatrunculiFen of(String text) {
        String[] fields = text.split(" ");
        return new LatrunculiFen(
                fields[0].split("/"),
                player(fields[1].charAt(0)),
                number(fields[2]),
                number(fields[3]),
                number(fields[4]));
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }

    private static String player(char letter) {
        return Character.toUpperCase(letter) == 'G' ? "Gold" : "Silver";
    }

    /** How many stones a side must have for this to be a position of its game. */
    int stones() {
        return Math.max(2, Math.max(gold, silver));
    }

    /** In the game's own form. */
    String yaml() {
        Map<String, Map<String, List<String>>> pieces = new LinkedHashMap<>();
        for (int r = 0; r < ranks.length; r++) {
            int column = 0;
            for (String run : ranks[r].split("(?<=\\D)|(?=\\D)")) {
                char letter = run.charAt(0);
                if (Character.isDigit(letter)) {
                    column += number(run);
                    continue;
                }
                pieces.computeIfAbsent(player(letter), p -> new LinkedHashMap<>())
                        .computeIfAbsent(
                                Character.isUpperCase(letter) ? "ordinarius" : "alligatus", k -> new ArrayList<>())
                        .add((char) ('a' + column++) + "" + (ranks.length - r));
            }
        }
        return "phase: " + (gold + silver > 0 ? "placing" : "battle") + "\n"
                + "mover: " + mover + "\n"
                + "set: {hand: {Gold: " + gold + ", Silver: " + silver + "}, quiet: " + quiet + "}\n"
                + pieces(pieces);
    }

    private static String pieces(Map<String, Map<String, List<String>>> pieces) {
        StringBuilder yaml = new StringBuilder("pieces:\n");
        pieces.forEach((owner, kinds) -> {
            yaml.append("  ").append(owner).append(":");
            if (kinds.isEmpty()) yaml.append(" {}");
            yaml.append('\n');
            kinds.forEach((kind, sites) ->
                    yaml.append("    ").append(kind).append(": ").append(sites).append('\n'));
        });
        return yaml.toString();
    }

    /** A position; once the game is over it is nobody's turn. */
    static String of(State state) {
        GameModel model = state.game().model();
        int columns = model.board().size() / rows(model);
        StringBuilder ranks = new StringBuilder();
        for (int row = rows(model); row > 0; row--) {
            if (!ranks.isEmpty()) ranks.append('/');
            int vacant = 0;
            for (int column = 1; column <= columns; column++) {
                int site = model.board().sites().ordinal((char) ('a' + column - 1) + "" + row);
                if (state.piece(site) < 0) vacant++;
                else {
                    if (vacant > 0) ranks.append(vacant);
                    ranks.append(LETTERS.charAt(2 * state.piece(site) + state.owner(site)));
                    vacant = 0;
                }
            }
            if (vacant > 0) ranks.append(vacant);
        }
        return ranks + " " + (state.isOver() ? '-' : LETTERS.charAt(state.actor())) + " " + Values.of(state, "hand", 0)
                + " " + Values.of(state, "hand", 1) + " " + Values.of(state, "quiet");
    }

    private static int rows(GameModel model) {
        int rows = 0;
        for (int row : model.board().row()) rows = Math.max(rows, row);
        return rows;
    }
}
