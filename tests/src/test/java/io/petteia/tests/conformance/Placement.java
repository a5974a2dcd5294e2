package io.petteia.tests.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of a FEN, the last rank first: letters for pieces, numbers for empty squares, capitals for the first player; {@code +} for promoted. */
final class Placement {
    private final Map<String, String> names;
    private final Map<String, Map<String, List<String>>> pieces = new LinkedHashMap<>();
    private int columns;
    private int rows;

    /** @param names of pieces by their small letters, {@code +r} for a promoted one */
    Placement(String first, String second, Map<String, String> names) {
        this.names = names;
        pieces.put(first, new LinkedHashMap<>());
        pieces.put(second, new LinkedHashMap<>());
    }

    Placement read(String text) {
        String[] ranks = text.split("/");
        rows = ranks.length;
        for (int i = 0; i < rows; i++) rank(ranks[i], rows - i);
        return this;
    }

    private void rank(String rank, int row) {
        int column = 0;
        String promoted = "";
        for (int at = 0; at < rank.length(); at++) {
            char c = rank.charAt(at);
            if (Character.isDigit(c)) {
                int number = c - '0';
                while (at + 1 < rank.length() && Character.isDigit(rank.charAt(at + 1)))
                    number = 10 * number + rank.charAt(++at) - '0';
                column += number;
            } else if (c == '+') {
                promoted = "+";
            } else {
                place(c, promoted, (char) ('a' + column++) + "" + row);
                promoted = "";
            }
        }
        columns = Math.max(columns, column);
    }

    private void place(char letter, String promoted, String site) {
        String owner = players().get(Character.isUpperCase(letter) ? 0 : 1);
        pieces.get(owner)
                .computeIfAbsent(name(promoted + Character.toLowerCase(letter)), n -> new ArrayList<>())
                .add(site);
    }

    /** The first player, with the capitals, and the second. */
    List<String> players() {
        return List.copyOf(pieces.keySet());
    }

    /** The piece that a letter stands for, small or capital. */
    String name(char letter) {
        return name("" + Character.toLowerCase(letter));
    }

    private String name(String key) {
        String name = names.get(key);
        if (name == null) throw new PositionNotation.Unsupported("nothing is known of the piece `" + key + "`");
        return name;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    List<String> sites(String owner, String piece) {
        return pieces.get(owner).getOrDefault(piece, List.of());
    }

    /** The line {@code pieces: …}. */
    String yaml() {
        return yaml(pieces);
    }

    static String yaml(Map<String, Map<String, List<String>>> pieces) {
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
}
