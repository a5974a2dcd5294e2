package io.petteia.terminal.picture;

import io.petteia.model.Board;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names of sites as a player reads them off the edge: letters for the column, digits for the row. Boards whose names are not of that kind
 * (numbers, axial coordinates, words) have none, and a picture writes the names on the sites.
 */
final class Coordinates {
    private static final Pattern NAME = Pattern.compile("([a-z]+)(\\d+)");

    private final Map<Integer, String> columns;
    private final Map<Integer, String> rows;

    private Coordinates(Map<Integer, String> columns, Map<Integer, String> rows) {
        this.columns = columns;
        this.rows = rows;
    }

    static @Nullable Coordinates of(Board board) {
        Map<Integer, String> columns = new HashMap<>();
        Map<Integer, String> rows = new HashMap<>();
        for (int site = 0; site < board.size(); site++) {
            if (board.row()[site] == 0) continue;
            Matcher name = NAME.matcher(board.sites().members().get(site));
            if (!name.matches()) return null;
            if (differs(columns.put(board.column()[site], name.group(1)), name.group(1))) return null;
            if (differs(rows.put(board.row()[site], name.group(2)), name.group(2))) return null;
        }
        return rows.isEmpty() ? null : new Coordinates(columns, rows);
    }

    private static boolean differs(@Nullable String before, String now) {
        return before != null && !before.equals(now);
    }

    String column(int column) {
        return columns.getOrDefault(column, "");
    }

    String row(int row) {
        return rows.getOrDefault(row, "");
    }
}
